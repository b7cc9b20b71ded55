"""The server. docs/server.md walks through a request, file by file."""
