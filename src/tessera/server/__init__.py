"""The server: HTTP and WebSockets in front of tables and storage. Thin: it judges nothing."""
