# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = 黑夜在等待。請保持睜眼或閉眼，不要改變。
night-again = 所有人，請睜開眼睛。這一夜，我們重新開始。
resume-night = 請再次閉上眼睛。我們從剛才的地方繼續。
sound-test = 如果你能聽見，請把我放在桌子中間。
