"""What people can ask for. Each module has the commands of one matter, and the buttons that belong to them."""
