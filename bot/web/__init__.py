"""A chat room in the browser that behaves like the other platforms: messages, pictures, buttons, typed commands."""
