# Jak ten język sam się nazywa.
language-name = Polski
