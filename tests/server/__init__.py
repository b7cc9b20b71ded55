"""The tests mirror src/spinney/server: web/test_sockets.py is about web/sockets.py.

Files that are about the whole server are listed, with the reason, in tests/test_layout.py.
client.py, inside.py, memory_store.py, databases.py and launcher.py help all tests.
"""
