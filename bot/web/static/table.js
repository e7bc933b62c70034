// The page to watch without a script; with one, the board shows the game.
"use strict";

const [, , table, signature] = location.pathname.split("/");
location.replace(`/board/?t=${table}&s=${signature}`);
