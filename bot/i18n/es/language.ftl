# Cómo se llama a sí misma esta lengua.
language-name = Español
