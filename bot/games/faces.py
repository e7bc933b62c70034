"""Pictures and their texts: turn a view, a language and the players into a scene for the renderer, and into words.

sight = Presentation(game.view(seat), Translator("en"), people_of(["Ann", "Ben"]))
picture = turn(sight)
png = renderer.png(picture.scene, "dark")
alt = picture.text.short
"""

from bot.card_game.face.pictures import card_table, hand, hand_said, round_end, rounds_over
from bot.scene.drawing import ALT_TEXT, Alternative, Drawing, NoPicture
from bot.scene.lobby import LobbyTable, lobby
from bot.scene.phrases import asked, option_words, points_line, told
from bot.scene.presentation import (
    CardPresentation,
    Presentation,
    SeatLabel,
    TilePresentation,
    capital,
    people_of,
    since_last_turn,
)
from bot.scene.replay import frames
from bot.scene.result import result
from bot.tile_game.face.choices import chosen, numbered, parts, places, turns
from bot.tile_game.face.confirm import confirming, confirming_card
from bot.tile_game.face.names import NoSuchCell, cell_name, cell_named, column_name, in_reading_order, row_name
from bot.tile_game.face.overlays import owners, scored_now
from bot.tile_game.face.questions import choose_option, choose_part, choose_rotation, choose_spot, question
from bot.tile_game.face.sheet import tiles_left
from bot.tile_game.face.tiles import drawings
from bot.tile_game.face.views import turn, whole, zoom

__all__ = [
    "ALT_TEXT",
    "Alternative",
    "CardPresentation",
    "Drawing",
    "LobbyTable",
    "NoPicture",
    "NoSuchCell",
    "Presentation",
    "SeatLabel",
    "TilePresentation",
    "asked",
    "capital",
    "card_table",
    "cell_name",
    "cell_named",
    "choose_option",
    "choose_part",
    "choose_rotation",
    "choose_spot",
    "chosen",
    "column_name",
    "confirming",
    "confirming_card",
    "drawings",
    "frames",
    "hand",
    "hand_said",
    "in_reading_order",
    "lobby",
    "numbered",
    "option_words",
    "owners",
    "parts",
    "people_of",
    "places",
    "points_line",
    "question",
    "result",
    "round_end",
    "rounds_over",
    "row_name",
    "scored_now",
    "since_last_turn",
    "tiles_left",
    "told",
    "turn",
    "turns",
    "whole",
    "zoom",
]
