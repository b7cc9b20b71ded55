"""What follows from the log of a game. No event loop, no database, no messages."""
