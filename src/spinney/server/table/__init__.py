"""Decide and remember: who may do what, and what becomes of a request."""
