# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = Die Nacht wartet. Lasst eure Augen, wie sie sind.
night-again = Öffnet alle die Augen. Wir beginnen diese Nacht von vorn.
resume-night = Schließt wieder die Augen. Wir machen dort weiter, wo wir waren.
sound-test = Wenn du das hörst, lege mich in die Mitte des Tisches.
