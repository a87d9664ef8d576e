"""The terminal: setting up, and the bar that shows how far it is."""
