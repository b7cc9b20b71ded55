"""HTTP and WebSockets: Litestar handlers, pages, rate limits, security headers."""
