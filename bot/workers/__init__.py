"""Computer players and reviews in processes of their own."""
