"""Many games between two stand-ins, with the real bot among them: does it stay as it was on the first day?"""
