# เหตุผลที่กติกาของ Salem 1692 ไม่ยอมให้ทำ ตามรหัส

salem-code-wrong-phase = ทำไม่ได้ในช่วงนี้ของเกม
salem-code-no-such-player = ไม่มีผู้เล่นคนนี้
salem-code-player-is-dead = ผู้เล่นคนนี้ตายแล้ว และไม่ร่วมเล่นอีก
salem-code-player-is-alive = ผู้เล่นคนนี้ยังมีชีวิต
salem-code-no-card-face-down = ไพ่คว่ำมีไม่มากเท่านั้น
salem-code-no-witch-card-left = ไพ่แม่มดทุกใบหงายแล้ว
salem-code-constable-is-gone = ไพ่ตำรวจหงายแล้ว ไม่มีตำรวจอีก
salem-code-may-not-choose-self = ต้องเป็นคนอื่น
salem-code-already-held = ไพ่ใบนี้อยู่หน้าใครบางคนแล้ว
salem-code-not-held = ไพ่ใบนี้ไม่ได้อยู่ที่นั่น
salem-code-no-such-ability = ผู้เล่นคนนี้ไม่มีความสามารถนี้
salem-code-ability-is-spent = ความสามารถนี้ใช้ไปแล้ว
salem-code-cards-do-not-add-up = ไพ่ไม่ตรงกัน โปรดดูอีกครั้ง
salem-code-bad-name = ชื่อยาวได้ 1 ถึง 24 ตัวอักษร
salem-code-duplicate-name = มีคนชื่อนี้แล้ว เพิ่มตัวอักษรให้ชื่อใดชื่อหนึ่ง
salem-code-too-few-players = ผู้เล่นน้อยเกินไป ต้องมีอย่างน้อยสองคน
salem-code-too-many-players = ผู้เล่นมากเกินไป ได้ไม่เกินสิบสองคน
salem-code-bad-witch-count = ไพ่แม่มดมีได้ 1 ถึง 5 ใบ
salem-code-duplicate-character = มีคนใช้ตัวละครนี้แล้ว
salem-code-unknown-character = ไม่มีตัวละครนี้
salem-code-game-is-over = เกมจบแล้ว เลิกทำได้เท่านั้น
salem-code-waiting-for-dead-cards = หงายไพ่ของผู้ตายก่อน
salem-code-already-taken = ไพ่ของผู้เล่นคนนี้ใส่แล้ว
salem-code-piety-forbids = ศรัทธาคุ้มครองผู้เล่นคนนี้จากไพ่แดง
salem-code-not-yours = เรื่องนี้เป็นหน้าที่ของผู้เล่นคนอื่นหรือผู้ดำเนินเกม
