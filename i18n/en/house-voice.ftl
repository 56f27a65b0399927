# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = The night waits. Keep your eyes as they are.
night-again = Everyone, open your eyes. We begin this night again.
resume-night = Close your eyes again. We go on where we were.
sound-test = If you hear this, lay me in the middle of the table.
