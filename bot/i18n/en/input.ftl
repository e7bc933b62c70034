# Words that people type after a command, separated by commas. The bot understands those of the reader's language and those of
# English; capitals and accents make no difference. `word-…` is the one of them that texts teach.

# Cities whose names no time zone ends with, as people of this language write them, each with its zone.
zone-cities = Munich: Europe/Berlin, Beijing: Asia/Shanghai, Delhi: Asia/Kolkata, Kiev: Europe/Kyiv, San Francisco: America/Los_Angeles, Washington: America/New_York, Boston: America/New_York, Seattle: America/Los_Angeles, Barcelona: Europe/Madrid, Milan: Europe/Rome, Geneva: Europe/Zurich
word-none = none
word-fields = fields
word-cities = cities
word-roads = roads
word-words = words
word-all = all
word-tomorrow = tomorrow

input-none = { word-none }, no, nobody, skip, pass, nothing, 0, -, –, no meeple
input-off = off, no, none, never, 0
input-on = on, { word-yes }
input-back = back, off, 0
input-tomorrow = { word-tomorrow }, tomorrow at
input-today = today
input-until = until, till, to, through
input-from = from, since, starting
input-all = { word-all }, any, everybody, everyone, everywhere, everything
input-here = here
input-admins = admin, admins
input-and = and, with, the, plus, &, +
input-game = game, match
input-without = without, no, minus, not
input-cards = cards, card game, cardgame
input-one = one, a, an
input-beside = vs, versus, against, expansion, expansions, extension, extensions, per turn, a turn, each turn, per move, time per turn, time limit, time, for, of, in, as, please, me, level, colour, color
input-untimed = no limit, no limits, no time limit, without limit, without time limit, without a limit, without a time limit, no clock, no timer, no deadline, untimed, unlimited time
input-easy = easy, weak
input-medium = medium, normal, average
input-hard = hard, strong, difficult
input-master = master, expert
input-fields = { word-fields }, field
input-cities = { word-cities }, city
input-roads = { word-roads }, road
input-words = { word-words }, word, text, as text
input-news = news, changed, changes, what changed
input-whole = whole, map, whole map, everything
input-png = png, file, picture
input-minutes = m, min, mins, minute, minutes
input-hours = h, hour, hours
input-days = d, day, days
input-weeks = w, week, weeks
input-months = mo, month, months
input-years = year, years, yr, yrs
input-seconds = sec, secs, second, seconds
input-zone = zone, time zone, timezone
input-quiet = quiet, quiet hours
input-playing = playing, playing hours, play, hours, awake
input-free = free, free days, days off, day off
input-weekends = weekends, weekend, the weekend
input-interval = interval
input-reminders = reminders, reminder, remind me
input-language = language
input-languages = English: en, German: de, French: fr, Spanish: es, Polish: pl, Russian: ru, Ukrainian: uk
input-ping = ping, pings, ping me
input-palette = palette, colours, colors
input-hints = hints
input-orders = orders, standing orders
input-opening = opening, open
input-channels = channels, channel
input-threads = threads, thread
input-old = old, old boards
input-keep = keep, stay
input-fold = fold, line
input-tidy = tidy, delete

# Words for commands, beside the names in menus, each with what it stands for.
input-commands = lang: settings language, sleep: settings quiet, howtoplay: help, clock: board, deadline: board, who: games, results: stats, save: export, load: import
# Words after “help” that ask for nothing in particular.
input-filler = me, please, us
