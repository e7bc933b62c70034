"""How strong the computer players are: long matches that anybody can repeat."""
