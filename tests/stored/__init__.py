"""What the program stores, for later ones to go on with: a dump, what it shows, and the form of all that is stored."""
