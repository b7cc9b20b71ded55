"""The tests mirror src/spinney/server: web/test_sockets.py tests web/sockets.py. Those of store/sql are in store/.

Files beside this one test a module beside src/spinney/server/app.py (test_service.py, test_settings.py), or the whole
server:

    test_kill.py          kill -9 under load: writer, log and replay together
    test_misuse.py        rude requests at every door: service, rights, moves, sockets
    test_openapi.py       every HTTP endpoint against the OpenAPI document
    test_processes.py     several servers on one PostgreSQL: store, wake-ups, claims, catching up
    test_reconnect.py     every kind of request, cut at every point
    test_secrets.py       no byte on any channel depends on what is hidden
    test_slow_client.py   one client that does not read, among others that do
    test_solo.py          a table for one, from its first seat to the rematch
    test_starting.py      `spinney serve` from its first line to the last

client.py, inside.py, databases.py, launcher.py and conftest.py help all of them.
"""
