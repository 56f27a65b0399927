# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = Noc czeka. Niech oczy zostaną tak, jak są.
night-again = Wszyscy otwierają oczy. Zaczynamy tę noc od nowa.
resume-night = Zamknijcie znowu oczy. Wracamy tam, gdzie byliśmy.
sound-test = Jeśli mnie słyszysz, połóż mnie na środku stołu.
