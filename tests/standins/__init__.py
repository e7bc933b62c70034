"""Stand-ins for what lies outside: the platforms over HTTP, and the people who play there."""
