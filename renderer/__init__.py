"""Pictures of Carcassonne: a pure function from a scene and a theme to PNG and GIF bytes.

It knows no rules, no languages and no chats: every word in a scene is final.
"""
