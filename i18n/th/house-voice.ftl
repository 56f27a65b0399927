# The spoken lines of the house, around any game. A message id is the line's id in the script and the
# name of its sound file.

pause-night = ค่ำคืนกำลังรอ ให้ดวงตาเป็นอยู่อย่างเดิม
night-again = ทุกคน ลืมตา เราเริ่มคืนนี้ใหม่อีกครั้ง
resume-night = หลับตาอีกครั้ง เราไปต่อจากที่ค้างไว้
sound-test = หากได้ยินเสียงนี้ วางฉันไว้กลางโต๊ะ
