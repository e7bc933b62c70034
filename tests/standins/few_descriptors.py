"""The program with as few descriptors as a service usually has."""

from __future__ import annotations

import resource

from bot.command_line import main

resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
raise SystemExit(main())
