# Jak bot się przedstawia.

bot-description = Graj w Carcassonne bez pośpiechu, całymi dniami, w czatach, w których i tak jesteś: ze znajomymi z Telegrama i Discorda przy jednym stole, z wieloma dodatkami, grą karcianą i komputerowymi przeciwnikami. Naciśnij Start albo dodaj mnie do grupy i wyślij /new. Nieoficjalny projekt miłośników.
bot-about = Carcassonne bez pośpiechu, ze znajomymi z Telegrama i Discorda. Nieoficjalny projekt miłośników.
