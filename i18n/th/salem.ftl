# หน้าจอของเกมที่กำลังเล่น ชื่อผู้เล่นมาเป็น { $name }
# หน้าต่างการเลือกใช้คำเดียวกันสำหรับแม่มดและตำรวจ ห้ามเอ่ยชื่อบทบาท

## ไพ่และเครื่องหมาย

blue-asylum = ที่ลี้ภัย
blue-black-cat = แมวดำ
blue-matchmaker = แม่สื่อ
blue-piety = ศรัทธา
gavel = ค้อน
red-accusation = ข้อกล่าวหา
red-evidence = หลักฐาน
red-witness = พยาน
seat-dead = ตายแล้ว
seat-ghost = ผี
seat-left = ออกไปแล้ว
seat-face-down =
    { $count ->
        [0] ไม่มีไพ่คว่ำ
       *[other] ไพ่คว่ำ { $count } ใบ
    }
seat-face-up =
    { $card ->
        [witch] { $count ->
            [1] แม่มด
            *[other] แม่มด ×{ $count }
            }
        [constable] ตำรวจ
       *[not-a-witch] { $count ->
            [1] ไม่ใช่แม่มด
            *[other] ไม่ใช่แม่มด ×{ $count }
            }
    }
seat-accused = { $points } จาก { $threshold }
seat-accused-protected = { $points }
seat-accused-label = ถูกกล่าวหา { $points } จาก { $threshold } แต้ม
seat-trial = พิจารณาคดี!
table-seats = โต๊ะ ตามเข็มนาฬิกา

## ผู้เล่าเรื่องและทราย

narrator = ผู้เล่าเรื่อง
hold-again = กดอีกครั้งเพื่อทำ
sand-left =
    { $seconds ->
       *[other] เหลือ { $seconds } วินาที
    }
sand-pause = หยุดทราย
sand-resume = ปล่อยให้ไหล
sand-more = +15 วิ
sand-more-label = เพิ่มอีก 15 วินาที
sand-end = จบเดี๋ยวนี้
sand-own-done = ทรายหมดแล้ว
sand-own = พลิกนาฬิกาทรายของคุณ
sand-turn = นาฬิกาทราย
sand-turn-title = พลิกนาฬิกาทรายเพื่อ…
sand-slow-turn = ตาที่ช้า
    .hint = เมื่อทรายหมด ผู้เล่นจั่วสองใบแล้วจบตา
sand-ability = ความสามารถ
    .hint = หนึ่งนาทีกับกองไพ่ของทิทูบา หรือหนึ่งในสองครั้งของซามูเอล แพร์ริส
sand-last-words = สามคำสุดท้าย
    .hint = หลังจากนั้นผู้ตายเงียบ
sand-discussion = การถกกัน
    .hint = จบด้วยเสียงเคาะสองครั้ง ไม่มีอะไรอื่นเกิดขึ้น

## ก่อนรุ่งอรุณและกลางวัน

before-dawn = นั่งครบแล้วหรือยัง วางฉันไว้กลางโต๊ะ
before-dawn-begin = หลับตา: รุ่งอรุณ
day-title =
    { $night ->
        [0] วันแรก
       *[other] วันหลังคืนที่ { $night }
    }
night-title =
    { $night ->
        [0] รุ่งอรุณ
       *[other] คืนที่ { $night }
    }
day-witch-cards = ไพ่แม่มดที่พบ
day-witch-cards-of = { $revealed } จาก { $in_play }
day-constable-in-play = ตำรวจยังอยู่
day-constable-gone = ไม่มีตำรวจแล้ว
day-black-cat = แมวดำ: { $name }
day-black-cat-nobody = แมวดำ: ไม่มีใคร
day-tap = แตะผู้เล่นเพื่อบันทึกสิ่งที่เกิดขึ้น
day-last-two = เหลือสองคน: ใช้การปล้นและแพะรับบาปไม่ได้
day-night = กลางคืน
day-night-label = จั่วได้ไพ่กลางคืน: เริ่มกลางคืน
day-conspiracy = การสมคบคิด
day-conspiracy-label = จั่วได้ไพ่การสมคบคิด
day-who-drew = ใครจั่วได้การสมคบคิด

## หน้าของผู้เล่น

trial = หงายไพ่พิจารณาคดี
trial-which = หงายไพ่ใบไหน
trial-another = { $name } ยังมีไพ่แม่มดคว่ำอยู่อีกไหม
trial-another-yes = มี { $name } ยังมีชีวิต
trial-another-no = ไม่มี { $name } ตาย
trial-deadly-last = นี่คือไพ่ใบสุดท้ายของ { $name } หงายแล้วตาย
trial-deadly-witch = ไพ่แม่มด อาจหมายถึงความตาย
trial-reveal = หงาย
trial-deciding =
    { $winner ->
        [witches] ไพ่ใบนี้ทำให้แม่มดชนะ
       *[townspeople] ไพ่แม่มดใบสุดท้าย ชาวเมืองชนะ
    }
accuse = ข้อกล่าวหา
accuse-points = { $points } จาก { $threshold } แต้ม
accuse-points-protected = ศรัทธาคุ้มครอง: ใช้ไพ่แดงไม่ได้
accuse-danforth = หากโทมัส แดนฟอร์ทกล่าวหา: { $threshold }
accuse-trial = พอพิจารณาคดีแล้ว
accuse-card =
    { $points ->
       *[other] +{ $points }
    }
accuse-clear = ทิ้งไพ่แดง
blue = ไพ่น้ำเงิน
blue-give = วาง
blue-move = ย้าย
blue-discard = ทิ้ง
blue-to = { $card } ให้ใคร
character = ศาลาว่าการ
character-inherits = ตอนนี้มีความสามารถของ { $character }
dead-title = { $name } ตายแล้ว
left-title = { $name } ออกจากโต๊ะแล้ว
dead-nothing = ผู้ตายไม่ร่วมเล่นอีก
left-nothing = ผู้ที่ออกไปแล้วไม่ร่วมเล่นอีก
ghost-nothing = ไม่มีใครนั่งที่นี่
person-rename = แก้ชื่อ
person-rename-done = ใช้ชื่อนี้
person-swap = สลับที่กับ …
person-after = นั่งต่อจาก …
person-leave = ออกจากโต๊ะ …
person-leave-what = จะทำอย่างไรกับไพ่คว่ำของ { $name }
person-leave-up = หงายทั้งหมด
person-leave-give = ให้ผู้อื่นโดยไม่เปิดดู: …
person-leave-up-do = { $name } ออกจากโต๊ะ และหงายไพ่
person-leave-give-do = { $name } ออกจากโต๊ะ และ { $to } ได้ไพ่
person-late = ผู้ที่มาช้าดูเกมนี้ไปก่อน กติกาไม่มีที่ให้ แล้วร่วมเล่นเกมถัดไป

## กลางคืน

night-paused = กลางคืนรออยู่
interrupted-title = ถูกขัดจังหวะ
interrupted-do = ทุกคนหลับตา แล้วกด เพื่อไปต่อจากที่ค้างไว้
taken-back-title = ย้อนกลับแล้ว
taken-back-do = ทุกคนหลับตา แล้วกด เพื่อไปต่อจากตรงนั้น
taken-back-goes-on = ทุกคนหลับตาไว้ อีกสักครู่จะไปต่อจากตรงนั้น
asleep-all = ทุกคนหลับแล้ว
night-progress = ขั้นที่ { $done } จาก { $count }

## หน้าต่างการเลือก: คำเดียวกันไม่ว่าใครดู

choose-title = แตะผู้เล่น
choose-nobody = ไม่มีใคร
choose-confirm = กดค้างเพื่อเลือก { $name }
choose-confirm-nobody = กดค้างเพื่อไม่เลือกใคร
choose-first = ยังไม่ได้เลือก
choose-turn = หมุนหน้าจอ
choose-mark-words = เหลือแต่พวกเรา
choose-mark-confirm = กดค้าง: เหลือแต่พวกเรา

## การสารภาพ

confess-title = ใครสารภาพ
confess-of = { $name } สารภาพ
confess-without-card = ไม่ใช้ไพ่
confess-without-card-hint = วิลเลียม ฟิปส์ หนึ่งครั้งต่อเกม
confess-done = สารภาพแล้ว
confess-gavel = ค้อน: { $name }
confess-gavel-nobody = ค้อน: ไม่มีใคร

## ผลและไพ่ของผู้ตาย

morning-title = เช้า
morning-died = { $name } ตายแล้ว
morning-lives = { $name } มีชีวิต
morning-why-gavel = ถูกโจมตีในคืนนี้ แต่ค้อนช่วยไว้
morning-why-confessed = ถูกโจมตีในคืนนี้ แต่รอดเพราะสารภาพ
morning-why-asylum = ถูกโจมตีในคืนนี้ แต่ที่ลี้ภัยช่วยไว้
morning-why-dies = ถูกโจมตีในคืนนี้
morning-why-already-dead = ถูกโจมตีในคืนนี้ แต่ตายไปก่อนแล้ว
morning-why-loses-cards = ถูกโจมตีในคืนนี้ และเสียไพ่พิจารณาคดีสองใบ
morning-matchmaker = สายใยของแม่สื่อ: { $name }
morning-to-day = ไปสู่กลางวัน
turn-up-dead = { $name } ตาย
turn-up-all =
    { $count ->
        [1] หงายไพ่ใบสุดท้าย
       *[other] หงายไพ่ทั้ง { $count } ใบ
    }
turn-up-lost = { $name } เสียไพ่
turn-up-lost-count =
    { $count ->
       *[other] { $chooser } เลือกไพ่ { $count } ใบ แล้วหงาย
    }
turn-up-left =
    { $count ->
        [0] ใส่ครบแล้ว
       *[other] เหลือต้องใส่ { $count } ใบ
    }
turn-up-confirm = เป็นเช่นนั้น
turn-up-innocent = ทุกใบไม่ใช่แม่มด
turn-up-declare = ผู้ตายบอกว่าตนเคยเป็นแม่มดหรือไม่
turn-up-less = ลด { $card } หนึ่งใบ
turn-up-more = เพิ่ม { $card } หนึ่งใบ

## การสมคบคิด

plot-title = การสมคบคิด
plot-drawn = { $drawer } จั่วไพ่ใบนี้
plot-cat = { $drawer } หงายไพ่พิจารณาคดีหนึ่งใบของ { $name }
plot-take = แต่ละคนหยิบไพ่หนึ่งใบจากทางซ้าย
plot-take-pooled = แต่ละคนให้หนึ่งใบ สับรวม แล้วแจกคนละใบ
plot-look = ดูไพ่ของตนอย่างลับ ๆ แล้วสับ
plot-takes-from = หยิบจาก { $name }
plot-take-note = พร้อมกันทุกคน คว่ำไว้ ไพ่ที่หงายแล้วอยู่ที่เดิม
plot-done = หยิบครบทุกคนแล้ว
plot-end = ไปสู่กลางวัน

## คำอ้างว่าเหลือแต่แม่มด

answer-title = เหลือแต่แม่มดหรือ
answer-ask = ทุกคนที่มีชีวิต: พวกท่านเป็นแม่มดทุกคนหรือไม่
answer-yes = ใช่ ทุกคน
answer-no = ไม่ใช่ ยังมีคนอื่น

## เมนู

menu-title = เมนู
menu-claim = แม่มดบอกว่า: เหลือแต่พวกเรา

## ชั้นวาง

salem-stand =
    { $phase ->
        [setup] รุ่งอรุณยังไม่มาถึง
        [dealing] กำลังใส่ไพ่
        [dawn] รุ่งอรุณ
        [night] คืนที่ { $nights }
        [conspiracy] ระหว่างการสมคบคิด
        [over] จบแล้ว
       *[day] { $nights ->
            [0] วันแรก
           *[other] วันหลังคืนที่ { $nights }
        }
    }

## The demo night

# The people of a sample table, one a line.
salem-demo-names =
    แก้ว
    ต้น
    นิด
    ปอ
    ฟ้า
salem-demo-asleep = ทุกคนหลับตา ฉันนำทางตลอดคืน ทุกคนจึงได้เล่น
salem-demo-witches = แม่มดแตะชื่อแล้วกดปุ่มค้าง ไม่มีใครได้ยิน และคนอื่นหลับตาอยู่
salem-demo-constable = ตำรวจปกป้องใครสักคนบนหน้าจอเดียวกัน ไม่มีอะไรบอกว่าใครกำลังดู
salem-demo-eyes-open = ลืมตา ทุกคนเห็นว่าค้อนอยู่หน้าใคร แต่ไม่มีใครรู้ว่าใครถูกทำร้าย
salem-demo-confess = ระหว่างที่ทรายไหล ใครเปิดไพ่พิจารณาคดีจะปลอดภัยในคืนนี้
salem-demo-died = ตอนนี้ทุกคนจึงรู้ว่าใครตาย ไพ่ของผู้ตายถูกเปิด
salem-demo-day = กลางวันเล่นไพ่ของพวกคุณเอง แตะสองครั้งเพื่อบันทึกสิ่งที่อยู่บนโต๊ะ
salem-demo-trial = ข้อกล่าวหาครบก็พิจารณาคดี เปิดไพ่พิจารณาคดีหนึ่งใบ ใบนี้คือแม่มด
salem-demo-end = ฉันรู้ตอนจบเองและเล่าเรื่องของคืนนี้ ถึงตาพวกคุณแล้ว

## Set-up and settings

setup-ghosts =
    { $count ->
       *[other] ผี { $count } ตนนั่งที่ว่าง
    }
setup-ghosts-seats = ตามเข็มนาฬิกา: { $names }
setup-ghost-name = ผี { $number }
setup-deal = แจกไพ่ { $count } ใบ: { $cards }
cards-counted = แม่มด { $witch } ใบ ตำรวจ { $constable } ใบ ไม่ใช่แม่มด { $not_a_witch } ใบ
setup-cards-each =
    { $count ->
       *[other] ไพ่พิจารณาคดีคนละ { $count } ใบ
    }
settings-witches-least = แม่มดลืมตาอย่างน้อย
settings-constable-least = ตำรวจลืมตาอย่างน้อย
settings-least-hint = เพื่อให้การเลือกเร็วไม่บอกอะไร
settings-ask-asleep = ถามว่าทุกคนหลับหรือยัง
settings-ask-asleep-hint = กลางคืนรอการแตะหนึ่งครั้งก่อนแม่มดตื่น
settings-timer = นาฬิกาทรายสำหรับสารภาพ
settings-timer-digital = นาฬิกาทรายบนหน้าจอนี้
settings-timer-own = นาฬิกาทรายของเกม
settings-sand = ทรายไหลนาน
settings-discussion = การถกกันนาน
settings-minutes = { $count } นาที
