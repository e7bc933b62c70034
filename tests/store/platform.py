"""A fake platform that records posts and can be slow, full or broken."""

from collections.abc import Awaitable, Callable

from bot.store import Delivery

Trouble = Callable[[Delivery, int], Awaitable[None]]


class Platform:
    """Numbers its posts; `trouble` runs before each one and may raise."""

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
        """Versions of a game shown in a place, in order."""
        return [post.version for post in self.posts if (post.place, post.subject) == (place, game)]

    def told(self, place: str, game: str) -> list[int]:
        """Announcements of a game made in a place, in order."""
        of_it = [post for post in self.posts if (post.place, post.subject) == (place, game)]
        return [int(announcement.body) for post in of_it for announcement in post.announcements]
