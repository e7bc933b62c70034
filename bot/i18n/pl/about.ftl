# Jak bot się przedstawia.

bot-description = Graj w Carcassonne we własnym tempie, całymi dniami, na czatach, których i tak używasz: ze znajomymi z Telegrama i Discorda w jednej partii, z dodatkami, grą karcianą i komputerami. Naciśnij Start albo dodaj mnie do grupy i wyślij /new. Nieoficjalny projekt fanów.
bot-about = Carcassonne we własnym tempie, ze znajomymi z Telegrama i Discorda. Nieoficjalny projekt fanów.
