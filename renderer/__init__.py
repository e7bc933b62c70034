"""Pictures of Carcassonne: a pure function from a scene and a theme to PNG and GIF bytes.

It knows no rules, no languages and no chats: every word in a scene is final.

Begin with `renderer.py`, then `pages/` and `board/`.

art/           The art: every tile, figure and mark drawn by code, light from the north-west, same input same pixels
atlas          The atlas: every tile in every rotation and look at one size, as palette indices in one file
bidi           The order in which a line's characters stand, left to right: Arabic and Hebrew run the other way
board/         The map: which cells are shown, the tiles with what stands on them, marks, rulers, the small map
building       Building the atlas: every tile, and what pictures show besides, drawn once by spawned processes where a
               file is missing
canvas         The sheet on which a picture is assembled: palette indices, one column wider than the picture
cardface       The cards of the card game, drawn by code: each shows what it is large in its middle and small in its
               corner
catalogue      The tiles that a renderer can draw, by their letter codes
check          Check a scene before anything is drawn, so that invalid data is refused with its place, not met halfway
errors         Errors in a requested picture
faces          The fonts of pictures: all come from packages, so that they are the same on every machine
gif            Writing a game's frames as GIF: one palette for all, and of each frame only the pixels that have
               changed
kit            What all drawing modules need: tiles, theme, kept patches, and figures and icons in the theme's colours
pages/         The pages: one module for each kind of picture, from its scene to a painted canvas
palette        The palette of 256 colours that every picture uses, and conversions to it
palette_make   Makes the palette: `python -m renderer.palette_make bot/tile_game/expansions/*/tiles.json`
panel          The panel beside the map: a card for each player, the tile in hand, a title, and the small map of
               everything
panel_plan     Where the parts of a panel stand: in a compact band above the map, or in a column beside it
part_drawings  Makes the parts of pictures: what a turn's picture needs in any theme, on tiles of any size
parts          Parts: images that most pictures need besides tiles, stored next to those: figures' models, blank
               discs, digits, ruler letters
picture_cache  A cache of patches that never outgrows its number of bytes
png            Writing index pictures as PNG
renderer       The entry point of the package: scenes in, PNG and GIF bytes out
scene/         Scenes: the content of pictures, as plain frozen data
scripts        Names in other scripts and emoji: which letters of a text have a font of their own, in what order they
               stand, how they look
sprites        Sprites: what lies and stands on a map as single pictures, for a page that lays them out itself
taps           Where in a picture its labels can be tapped: for a page on which the picture itself is pressed
text           Words in pictures: cleaned, measured, cut to fit, and drawn as patches
themes         The colours of pictures
tiles          Tiles as patches of any size: from the atlas, reduced from it, or drawn now if there is none
"""
