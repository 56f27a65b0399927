# Salem 1692 นอกเหนือจากเกมที่เล่นอยู่: ตัวเลือก การส่งเครื่องวน ตอนจบ บันทึก ตัวละคร กติกาย่อ

## ชื่อไพ่

tryal-witch = แม่มด
tryal-constable = ตำรวจ
tryal-not-a-witch = ไม่ใช่แม่มด

## ตัวเลือกก่อนเริ่ม

salem-setup-characters = ตัวละครศาลาว่าการ
salem-setup-characters-hint = เลือกเมื่อเล่นด้วยเท่านั้น แต่ละตัวมีได้คนเดียว
salem-setup-characters-ghosts = เมื่อมีผีร่วมโต๊ะ จะไม่ใช้ตัวละคร
salem-setup-character-of = ตัวละครของ { $name }
salem-setup-character-none = ไม่มี
salem-setup-witch-cards = ไพ่แม่มดในเกม
salem-setup-witch-cards-usual = ตามปกติ
salem-setup-witch-cards-usual-number = ตามปกติ: { $number }
salem-setup-witch-cards-harder = ยากขึ้น
salem-setup-witch-cards-harder-number = ยากขึ้น: { $number }
salem-setup-witch-cards-other = จำนวนอื่น
salem-setup-witch-cards-note = ไม่ใช่ทั้งจำนวนปกติและจำนวนยาก โปรดนับไพ่ที่แจก
salem-setup-printing = ฉบับพิมพ์
salem-setup-printing-15th = พิมพ์ครั้งที่ 15 หรือใหม่กว่า
salem-setup-printing-15th-hint = ไม่แน่ใจให้เลือกข้อนี้
salem-setup-printing-older = พิมพ์ครั้งก่อนหน้า
salem-setup-printing-older-hint = ไพ่แม่มดใบใดก็ทำให้ตาย ศรัทธาห้ามไพ่แดง ไพ่กลางคืนไว้ล่างสุด
salem-setup-rules = กติกาทีละข้อ
salem-setup-rule-as-printed = ตามฉบับพิมพ์
salem-setup-rule-death = ตายเมื่อหงาย
salem-setup-rule-death-last-witch-card = ไพ่แม่มดใบสุดท้ายของตน
salem-setup-rule-death-any-witch-card = ไพ่แม่มดใบใดก็ได้
salem-setup-rule-piety = ศรัทธา
salem-setup-rule-piety-doubles = ใช้แต้มเป็นสองเท่า
salem-setup-rule-piety-forbids = ห้ามไพ่แดง
salem-setup-rule-night-card = หลังกลางคืน ไพ่กลางคืนไปที่
salem-setup-rule-night-card-lower-half = ครึ่งล่าง
salem-setup-rule-night-card-bottom = ล่างสุด
salem-setup-rule-the-dead = ผู้ตายเคยเป็นแม่มดไหม
salem-setup-rule-the-dead-keep-silent = ไม่ต้องบอก
salem-setup-rule-the-dead-declare = ต้องบอก
salem-setup-rule-blue-cards-at-two = เมื่อเหลือสองคน ไพ่น้ำเงิน
salem-setup-rule-blue-cards-at-two-stay = อยู่ต่อ
salem-setup-rule-blue-cards-at-two-leave = ออกจากเกม
salem-setup-rule-conspiracy = ในการสมคบคิด แต่ละคนได้ไพ่
salem-setup-rule-conspiracy-from-the-left = จากทางซ้าย
salem-setup-rule-conspiracy-pooled = จากกองที่สับรวม
salem-setup-tracking = ใครบอกไพ่ให้ฉัน
salem-setup-tracking-counts = ไม่มีใคร
salem-setup-tracking-counts-hint = ไม่ต้องใส่อะไร ฉันนับไพ่แม่มดที่หงายอยู่
salem-setup-tracking-ledger = แต่ละคน อย่างลับ ๆ
salem-setup-tracking-ledger-hint = ราวครึ่งนาทีต่อคน ฉันเห็นชัยชนะทุกแบบและเล่าเรื่องทั้งหมดตอนจบ
salem-setup-tracking-ledger-ghosts = ผู้ที่นั่งทางซ้ายของผีใส่ไพ่แทนผี

## การส่งเครื่องวน

hand-title = ใส่ไพ่พิจารณาคดีของคุณ
hand-title-take = ใส่ไพ่ที่หยิบมา
hand-pass = ส่งฉันให้ { $name }
hand-pass-took = ส่งฉันให้ { $name } ผู้หยิบจาก { $from }
hand-pass-ghost = ไพ่ของ { $ghost }: ส่งฉันให้ { $name }
hand-alone = ให้ { $name } ดูได้คนเดียว
hand-uncover = เปิดดู
hand-cover = ปิดไว้
hand-count = ใส่แล้ว { $done } จาก { $count }
hand-somebody-else = ให้คนอื่นก่อน
hand-question-card = ไพ่ใบที่ { $place } จาก { $count } ของคุณ
hand-question-took = คุณหยิบไพ่ใบไหนมา
hand-question-gave = คุณใส่ไพ่ใบไหนลงกอง
hand-question-dealt = คุณได้รับไพ่ใบไหน
hand-changes-places = คำตอบสลับที่ทุกครั้ง เพื่อไม่ให้มือของคุณบอกอะไร
hand-check = ถูกต้องไหม
hand-check-covered = ปิดไว้แล้ว ใส่เลย หรือเลือกใหม่
hand-again = เลือกใหม่
hand-enter = ใส่แล้วปิดไว้
hand-thanks = ใส่แล้ว ส่งฉันต่อไป
hand-take-back = ใส่ไพ่ของ { $name } ใหม่
hand-all = ใส่ไพ่ของทุกคนแล้ว
hand-did-not-add-up = ไพ่ที่ใส่ไม่ตรงกัน โปรดใส่ใหม่ทุกคน ไม่มีการเอ่ยชื่อใคร
hand-expects = ไพ่ที่ควรมี: { $cards }
hand-often = มักเป็นเพราะ:
hand-often-number = แจกไพ่แม่มดจำนวนอื่น
hand-often-beside = แตะโดนคำตอบข้าง ๆ
hand-often-took = นับไพ่ที่หยิบมา ไม่ใช่ใบที่ถูกหยิบไป
hand-often-left = ไพ่มาจากทางซ้าย: { $name } หยิบจาก { $from }
hand-enter-again = ใส่อีกครั้ง
hand-other-number = เราแจกไพ่แม่มดจำนวนอื่น
hand-to-names = กลับไปที่ชื่อ

## ตอนจบ

end-title =
    { $winner ->
        [witches] แม่มดเป็นผู้ชนะ
       *[townspeople] ชาวเมืองเป็นผู้ชนะ
    }
end-why-townspeople = ไพ่แม่มดทุกใบในเกมหงายแล้ว
end-why-witches = ผู้ที่ยังมีชีวิตล้วนเป็นแม่มด
end-why-witches-claim = ผู้ที่ยังมีชีวิตทุกคนบอกว่าตนเป็นแม่มด
end-why-witches-ghosts = เมื่อมีผีร่วมโต๊ะ การตายหนึ่งครั้ง ไพ่ตำรวจ หรือแม่มดทั้งโต๊ะ ก็พอให้จบ
end-nights =
    { $count ->
        [0] ก่อนคืนแรก
       *[other] หลังผ่านไป { $count } คืน
    }
end-rule = เกมจบอย่างไร
end-late = { $names } กลายเป็นแม่มดช้าเกินไป และแพ้พร้อมชาวเมือง
end-people = ใครเป็นใคร
end-who-lived = ใครรอดชีวิต
end-unknown = ใครเป็นแม่มดอีกบ้าง มีแต่พวกคุณที่รู้
end-showed =
    { $card ->
        [constable] เปิดไพ่ตำรวจ
       *[witch] เปิดไพ่แม่มด
    }
end-was-witch = แม่มด
end-was-townsperson = ชาวเมือง
end-lived = มีชีวิต
end-died = ตาย
end-left = ออกไปแล้ว
end-story = เรื่องราว
end-again = เล่นอีกครั้งกับโต๊ะเดิม
end-export = เก็บเกมนี้เป็นไฟล์

## บันทึก

record-empty = ยังไม่มีอะไรเกิดขึ้น
record-night = คืนที่ { $night }
record-start = ก่อนคืนแรก
record-known-now = เป็นความลับจนบัดนี้
record-dawn = รุ่งอรุณมาถึงเซเลม
record-black-cat = แมวดำไปอยู่กับ { $player }
record-night-began = คืนที่ { $night } มาถึง
record-gavel = ค้อนวางอยู่หน้า { $player }
record-gavel-nobody = ค้อนไม่ได้วางอยู่หน้าใคร
record-confessed =
    { $card ->
        [witch] { $player } สารภาพและหงายไพ่แม่มด
        [constable] { $player } สารภาพและหงายไพ่ตำรวจ
       *[not-a-witch] { $player } สารภาพและหงายไพ่ “ไม่ใช่แม่มด”
    }
record-confessed-ability = { $player } สารภาพโดยไม่หงายไพ่
record-attacked-died = { $player } ถูกโจมตีในคืนนี้ และตาย
record-attacked-saved =
    { $why ->
        [gavel] { $player } ถูกโจมตีในคืนนี้ แต่ค้อนช่วยไว้
        [confessed] { $player } ถูกโจมตีในคืนนี้ แต่รอดเพราะสารภาพ
       *[asylum] { $player } ถูกโจมตีในคืนนี้ แต่ที่ลี้ภัยช่วยไว้
    }
record-attacked-dead = { $player } ถูกโจมตีในคืนนี้ แต่ตายไปก่อนแล้ว
record-attacked-forfeits = { $player } ถูกโจมตีในคืนนี้ และเสียไพ่พิจารณาคดีสองใบ
record-revealed =
    { $card ->
        [witch] { $player } หงายไพ่แม่มด
        [constable] { $player } หงายไพ่ตำรวจ
       *[not-a-witch] { $player } หงายไพ่ “ไม่ใช่แม่มด”
    }
record-ledger-corrected = ไพ่บนโต๊ะถูกต้อง รายการไพ่ของ { $player } ที่ฉันจดไว้ผิด
record-died =
    { $cause ->
        [witch-card] { $player } ตายเพราะไพ่แม่มด
        [all-cards-revealed] { $player } ตาย ไพ่พิจารณาคดีหงายหมดแล้ว
        [matchmaker] { $player } ตายเพราะสายใยของแม่สื่อ
       *[night] { $player } ตายในกลางคืน
    }
record-left = { $player } ออกจากโต๊ะแล้ว หงายไพ่ทั้งหมด
record-left-gave = { $player } ออกจากโต๊ะแล้ว { $to } ได้ไพ่โดยไม่เปิด
record-forfeits =
    { $count ->
       *[other] { $player } ต้องหงายไพ่พิจารณาคดี { $count } ใบ
    }
record-turned-up = { $player } หงาย: แม่มด { $witch } ตำรวจ { $constable } ไม่ใช่แม่มด { $not_a_witch }
record-blue-given =
    { $card ->
        [asylum] { $player } ได้ที่ลี้ภัย
        [black-cat] { $player } ได้แมวดำ
        [matchmaker] { $player } ได้แม่สื่อ
       *[piety] { $player } ได้ศรัทธา
    }
record-blue-moved =
    { $card ->
        [asylum] ที่ลี้ภัยย้ายจาก { $from } ไป { $to }
        [black-cat] แมวดำย้ายจาก { $from } ไป { $to }
        [matchmaker] แม่สื่อย้ายจาก { $from } ไป { $to }
       *[piety] ศรัทธาย้ายจาก { $from } ไป { $to }
    }
record-blue-discarded =
    { $card ->
        [asylum] { $player } เสียที่ลี้ภัย
        [black-cat] { $player } เสียแมวดำ
        [matchmaker] { $player } เสียแม่สื่อ
       *[piety] { $player } เสียศรัทธา
    }
record-accused =
    { $points ->
       *[other] { $player } ถูกกล่าวหา { $points } แต้ม
    }
record-accusations-cleared = ทิ้งไพ่แดงหน้า { $player }
record-conspiracy = { $player } จั่วได้การสมคบคิด
record-cat-card-skipped = ครั้งนี้แมวดำไม่ได้หงายไพ่ใด
record-taking = ทุกคนหยิบไพ่หนึ่งใบจากทางซ้าย
record-passed = { $player } ให้ { $gave ->
        [witch] ไพ่แม่มด
        [constable] ไพ่ตำรวจ
        *[not-a-witch] ไพ่ “ไม่ใช่แม่มด”
        } และได้ { $got ->
        [witch] ไพ่แม่มด
        [constable] ไพ่ตำรวจ
        *[not-a-witch] ไพ่ “ไม่ใช่แม่มด”
        }
record-takes-forgotten = ไพ่ที่ใส่ไม่ตรงกัน ทุกคนใส่ใหม่แล้ว
record-conspiracy-ended = การสมคบคิดจบแล้ว
record-claimed = มีผู้อ้างว่าเหลือแต่แม่มด
record-claim-false = คำอ้างไม่จริง
record-claim-true = คำอ้างเป็นจริง
record-witches-chose = แม่มดเลือก { $player }
record-won-townspeople = ชาวเมืองเป็นผู้ชนะ
record-won-witches = แม่มดเป็นผู้ชนะ

## ตัวละคร ด้วยถ้อยคำของเราเอง

character-abigail-williams = แอบิเกล วิลเลียมส์
    .ability = หากคำกล่าวหาของคุณทำให้เกิดการพิจารณาคดี คุณทิ้งไพ่แดงหน้าตนได้ทั้งหมด
character-ann-putnam = แอน พัตนัม
    .ability = จบตาของคุณ จั่วสองใบต่อไพ่พิจารณาคดีแต่ละใบที่คุณหงายในตานั้น
character-cotton-mather = คอตตอน เมเธอร์
    .ability = หลักฐานที่ใช้กับคุณนับเพียงหนึ่งแต้ม
character-george-burroughs = จอร์จ เบอร์โรส์
    .ability = ต้องใช้แปดแต้มจึงพิจารณาคดีคุณได้
character-giles-corey = ไจล์ส คอรีย์
    .ability = หากจั่วได้ไพ่แดงสองใบ ให้แสดงแล้วจั่วใบที่สาม
character-john-proctor = จอห์น พร็อกเตอร์
    .ability = เมื่อมีคนตาย คุณหยิบไพ่จากมือเขาได้ไม่เกินสามใบ
character-martha-corey = มาร์ธา คอรีย์
    .ability = คุณมีความสามารถของผู้มีชีวิตที่ใกล้ที่สุดทางขวา
character-mary-warren = แมรี วอร์เรน
    .ability = แม่สื่อและแมวดำทำร้ายคุณไม่ได้
character-rebecca-nurse = รีเบกกา เนิร์ส
    .ability = จั่วหนึ่งใบเมื่อการพิจารณาคดีหงายไพ่ของคนอื่น
character-samuel-parris = ซามูเอล แพร์ริส
    .ability = สองครั้งต่อเกม จั่วจากกองทิ้งแทน แต่ไม่ใช่ไพ่ดำ
character-sarah-good = ซาราห์ กูด
    .ability = การปล้นและการวางเพลิงไม่มีผลกับคุณ
character-thomas-danforth = โทมัส แดนฟอร์ท
    .ability = เมื่อคุณกล่าวหา ใช้น้อยลงหนึ่งแต้มก็พอ
character-tituba = ทิทูบา
    .ability = หนึ่งครั้งต่อเกม ก่อนจั่ว เรียงกองจั่วตามใจได้หนึ่งนาที
character-will-griggs = วิลล์ กริกส์
    .ability = คุณเล่นไพ่ข้ออ้างที่อยู่แทนพยานได้
character-william-phips = วิลเลียม ฟิปส์
    .ability = หนึ่งครั้งต่อเกม สารภาพโดยไม่หงายไพ่

## กติกาย่อ หนึ่งบรรทัดต่อหนึ่งข้อ

rules-title = เกมเล่นอย่างไร
rules-aim = เป้าหมาย
    .text =
        ชาวเมืองชนะเมื่อไพ่แม่มดหงายครบทุกใบ
        แม่มดชนะเมื่อผู้ที่ยังมีชีวิตล้วนเป็นแม่มด
        ใครเคยถือไพ่แม่มดก็เป็นแม่มดตลอดไป
rules-setup = ก่อนเริ่ม
    .text =
        ทุกคนได้ไพ่พิจารณาคดีคว่ำจำนวนเท่ากัน ดูอย่างลับ ๆ
        ไพ่หนึ่งใบทำให้เป็นตำรวจ หนึ่งใบหรือมากกว่าทำให้เป็นแม่มด ที่เหลือคือ “ไม่ใช่แม่มด”
        ใส่ชื่อในแอปตามเข็มนาฬิกาเหมือนที่นั่ง
rules-dawn = รุ่งอรุณ
    .text =
        ทุกคนหลับตา แม่มดลืมตาและเห็นกัน
        แม่มดร่วมกันมอบแมวดำให้ใครสักคน จะเป็นแม่มดก็ได้
        ผู้ที่มีแมวดำเล่นก่อน แล้วเล่นตามเข็มนาฬิกา
rules-day = ตาหนึ่งในเวลากลางวัน
    .text =
        จั่วสองใบ หรือเล่นกี่ใบก็ได้
        ไพ่แดงกล่าวหา ไพ่เขียวมีผลทันที ไพ่น้ำเงินวางไว้หน้าผู้เล่น
        ไพ่ดำทำทันที: กลางคืนหรือการสมคบคิด
rules-trial = การพิจารณาคดี
    .text =
        ข้อกล่าวหานับ 1 แต้ม หลักฐาน 3 พยาน 7
        ครบ 7 แต้ม ผู้กล่าวหาคนสุดท้ายหงายไพ่พิจารณาคดีหนึ่งใบของผู้ถูกกล่าวหา แล้วทิ้งไพ่แดงหน้าผู้นั้นทั้งหมด
        ศรัทธาทำให้ต้องใช้แต้มสองเท่า ฉบับก่อนห้ามไพ่แดง
rules-blue = ไพ่น้ำเงิน
    .text =
        ที่ลี้ภัย: กลางคืนฆ่าผู้ถือไม่ได้
        ศรัทธา: ต้องใช้แต้มสองเท่าจึงพิจารณาคดีผู้ถือได้
        แม่สื่อ: เมื่อผู้ถือคนหนึ่งตาย อีกคนก็ตายด้วย
        แมวดำ: การสมคบคิดเริ่มด้วยการหงายไพ่ของผู้ถือหนึ่งใบ
rules-night = กลางคืน
    .text =
        ทุกคนหลับตา แม่มดตกลงเลือกผู้มีชีวิตหนึ่งคน
        แล้วตำรวจมอบค้อนให้คนอื่น
        ทุกคนลืมตา ค้อนวางให้เห็นทั่วกัน
rules-confession = การสารภาพ
    .text =
        ระหว่างทรายไหล ใครก็หงายไพ่พิจารณาคดีของตนหนึ่งใบได้ และปลอดภัยในคืนนี้
        ไพ่ใบนั้นมีผลเหมือนใบอื่น อาจทำให้ตายหรือจบเกม
        แล้วฉันบอกว่าใครถูกโจมตี ค้อน การสารภาพ และที่ลี้ภัยช่วยชีวิต
        หลังจากนั้นสับกองจั่วกับกองทิ้งรวมกัน ไพ่กลางคืนอยู่ครึ่งล่าง (ฉบับก่อน: ล่างสุด)
rules-conspiracy = การสมคบคิด
    .text =
        ผู้ที่จั่วไพ่หงายไพ่พิจารณาคดีหนึ่งใบของผู้ที่มีแมวดำ
        แล้วทุกคนหยิบไพ่คว่ำหนึ่งใบจากทางซ้ายพร้อมกัน
        ใครหยิบได้ไพ่แม่มดก็เป็นแม่มดตลอดไป
        ทุกคนดูไพ่ของตนแล้วสับ
rules-death = ความตาย
    .text =
        ตายเมื่อหงายไพ่แม่มดใบสุดท้ายของตน (ฉบับก่อน: ใบใดก็ได้) เมื่อไพ่พิจารณาคดีหงายหมด ในกลางคืน หรือเพราะแม่สื่อ
        หงายไพ่พิจารณาคดีของผู้ตายทั้งหมด และทิ้งไพ่น้ำเงิน
        พูดได้สามคำสุดท้ายแล้วเงียบ ผู้ตายชนะหรือแพ้ตามฝ่ายของตน
rules-end = สองคนสุดท้าย
    .text =
        เมื่อเหลือสองคน ใช้การปล้นและแพะรับบาปไม่ได้
        หากแม่มดเชื่อว่าเหลือแต่พวกตน บอกได้ในเวลากลางคืน หรือคุณบอกในเวลากลางวัน แล้วทุกคนที่มีชีวิตตอบขณะลืมตา
        ในเวลากลางคืน ดาวดวงเล็กที่มุมใช้บอกเรื่องนี้: แตะดาวแล้วกดปุ่มตรงกลางค้างไว้ สำหรับตำรวจ ดาวนี้ไม่ทำอะไร
rules-ghosts = ผู้เล่นสองหรือสามคน
    .text =
        ผีเติมโต๊ะให้ครบสี่ ถือไพ่พิจารณาคดีตนละห้าใบและไม่มีตา
        ตำรวจคุ้มครองใครก็ได้ หรือไม่คุ้มครองใครเลย
        กลางคืนไม่ฆ่า เหยื่อเสียไพ่พิจารณาคดีสองใบ ผู้ที่นั่งทางซ้ายเป็นผู้เลือก
        แม่มดชนะเมื่อไพ่ตำรวจหงาย เมื่อมีใครตาย หรือเมื่อทุกคนเป็นแม่มด
