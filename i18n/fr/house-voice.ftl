# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = La nuit attend. Gardez vos yeux comme ils sont.
night-again = Ouvrez les yeux. Nous recommençons cette nuit.
resume-night = Fermez de nouveau les yeux. Nous reprenons où nous étions.
sound-test = Si vous m'entendez, posez-moi au milieu de la table.
