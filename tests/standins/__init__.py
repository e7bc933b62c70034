"""Stand-ins for the platforms, over HTTP, and the people who play there."""
