"""The proof by kills: the real bot between both platforms is killed hundreds of times while people play."""
