# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = De nacht wacht. Laat je ogen zoals ze zijn.
night-again = Iedereen, open je ogen. We beginnen deze nacht opnieuw.
resume-night = Sluit je ogen weer. We gaan verder waar we waren.
sound-test = Als je dit hoort, leg mij dan midden op de tafel.
