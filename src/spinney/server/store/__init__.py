"""What is stored. `protocol.py` says what the server asks of its database, `sql/` does it."""
