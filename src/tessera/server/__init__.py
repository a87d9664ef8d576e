"""The server: HTTP and WebSockets in front of tables and storage. It judges no move."""
