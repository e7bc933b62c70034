"""A stand-in for a platform: it keeps what was posted, and can be slow, full, or broken."""

from collections.abc import Awaitable, Callable

from bot.store import Delivery

Trouble = Callable[[Delivery, int], Awaitable[None]]


class Platform:
    """Posts are numbered; `trouble` runs before each post is kept and may raise."""

    def __init__(self, trouble: Trouble | None = None) -> None:
        self.posts: list[Delivery] = []
        self.attempts = 0
        self.trouble = trouble

    async def deliver(self, delivery: Delivery) -> str:
        self.attempts += 1
        if self.trouble is not None:
            await self.trouble(delivery, self.attempts)
        self.posts.append(delivery)
        return f"m{len(self.posts)}"

    def seen(self, place: str, game: str) -> list[int]:
        """Versions a place was shown of a game, in order."""
        return [post.version for post in self.posts if (post.place, post.game) == (place, game)]

    def told(self, place: str, game: str) -> list[int]:
        """Every single announcement a place was told of a game, in order."""
        of_it = [post for post in self.posts if (post.place, post.game) == (place, game)]
        return [int(announcement.body) for post in of_it for announcement in post.announcements]
