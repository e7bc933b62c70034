"""The worst of names, and where the words of a picture may stand."""

from itertools import combinations

Box = tuple[int, int, int, int]
NAMES = {
    "plain": "Ann",
    "64 wide letters": "W" * 64,
    "64 wide letters in words": " ".join(["WWWWWWW"] * 8),
    "marks alone": "\u0301\u0308\u20dd" * 9,
    "right to left with brackets": "(שלום) [عليكم] <Ann>",
    "Chinese": "王小明" * 12,
    "emoji": "👩‍👩‍👧‍👦" * 9,
    "nothing": "",
}


def lies_apart(boxes: list[Box], size: tuple[int, int]) -> None:
    assert boxes
    for box in boxes:
        assert min(box) >= 0, box
        assert box[2] <= size[0], box
        assert box[3] <= size[1], box
    for one, other in combinations(boxes, 2):
        meet = min(one[2], other[2]) > max(one[0], other[0]) and min(one[3], other[3]) > max(one[1], other[1])
        assert not meet, (one, other)
