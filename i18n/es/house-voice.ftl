# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = La noche espera. Los ojos se quedan como están.
night-again = Todo el mundo abre los ojos. Esta noche vuelve a empezar.
resume-night = Los ojos se cierran de nuevo. Seguimos donde estábamos.
sound-test = Si me oyes, ponme en el centro de la mesa.
