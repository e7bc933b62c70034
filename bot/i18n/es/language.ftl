# Cómo se llama a sí misma esta lengua.
language-name = Español
# Entre las partes de una línea.
list-semicolon = { "; " }
