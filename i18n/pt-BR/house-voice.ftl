# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = A noite espera. Os olhos ficam como estão.
night-again = Todo mundo abre os olhos. Esta noite começa de novo.
resume-night = Fechem os olhos outra vez. Continuamos de onde paramos.
sound-test = Se você me ouve, me ponha no centro da mesa.
