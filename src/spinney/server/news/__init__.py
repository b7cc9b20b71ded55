"""Tell: every message on the wire, built for one pair of eyes."""
