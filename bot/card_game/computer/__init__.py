"""The computer players of Cardcassonne."""
