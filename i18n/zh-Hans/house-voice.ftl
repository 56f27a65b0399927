# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = 黑夜在等待。请保持睁眼或闭眼，不要改变。
night-again = 所有人，请睁开眼睛。这一夜，我们重新开始。
resume-night = 请再次闭上眼睛。我们从刚才的地方继续。
sound-test = 如果你能听见，请把我放在桌子中间。
