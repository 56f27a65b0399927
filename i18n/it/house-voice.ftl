# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = La notte aspetta. Lasciate gli occhi come sono.
night-again = Aprite gli occhi. Questa notte ricomincia.
resume-night = Chiudete di nuovo gli occhi. Riprendiamo da dove eravamo.
sound-test = Se mi senti, mettimi al centro del tavolo.
