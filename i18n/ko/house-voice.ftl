# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = 밤이 기다립니다. 눈은 그대로 두세요.
night-again = 모두 눈을 뜨세요. 이 밤을 처음부터 다시 시작합니다.
resume-night = 다시 눈을 감아 주세요. 멈춘 곳에서 이어 갑니다.
sound-test = 이 소리가 들리면, 저를 탁자 가운데에 놓아 주세요.
