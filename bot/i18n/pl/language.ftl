# Jak ten język sam się nazywa.
language-name = Polski
# Między częściami linijki.
list-semicolon = { "; " }
