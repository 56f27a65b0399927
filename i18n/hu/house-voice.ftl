# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = Az éj várakozik. Maradjon a szemetek, ahogy van.
night-again = Mindenki nyissa ki a szemét. Elölről kezdjük ezt az éjszakát.
resume-night = Csukjátok be újra a szemeteket. Onnan folytatjuk, ahol voltunk.
sound-test = Ha hallasz, tegyél az asztal közepére.
