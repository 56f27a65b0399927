# คำของบ้าน: ชั้นวาง การเตรียม การตั้งค่า การปฏิเสธและข้อผิดพลาด และปุ่มที่ทุกเกมใช้ร่วมกัน

## ปุ่ม

control-back = ย้อนกลับ
control-close = ปิด
control-on = เปิด
control-off = ปิด
control-undo = เลิกทำ
control-undo-into-the-dark = กดค้าง: กลับไปกลางคืน
control-redo = ทำซ้ำ
control-bring-back = นำกลับมา
taken-back = เลิกทำแล้ว: { $what }
control-pause = พัก
control-resume = ไปต่อ
control-repeat-line = พูดอีกครั้ง
control-skip-line = ข้ามประโยคนี้
control-restart-phase = เริ่มช่วงนี้ใหม่
control-take-up-again = ไปต่อจากที่ค้างไว้
control-captions-only = ไปต่อด้วยคำบรรยาย
control-voice-off = ปิดเสียงอยู่
control-turn-screen = หมุนหน้าจอ
control-full-screen = เต็มจอ: เปิดหรือปิด
control-menu = เมนู
control-record = บันทึก
control-rules = กติกา
control-help = ตอนนี้ทำอะไรได้บ้าง
control-night-light = แสงยามค่ำคืน: { $percent }%
keys = ปุ่มลัด
    .text =
        เว้นวรรค: ผู้เล่าเรื่องหยุดรอ แล้วไปต่อ
        R: พูดประโยคอีกครั้ง
        ลูกศรขวา Page Down หรือแป้นเหยียบ: ขั้นต่อไป ในที่ที่แตะครั้งเดียวก็พอ
        Escape: ย้อนกลับหรือเมนู
control-settings = การตั้งค่า
control-export = เก็บสำเนา
control-leave = กลับไปที่ชั้นวาง
control-hold = กดค้าง
control-touch-twice = แตะสองครั้ง

## เสียงและการบันทึก บอกครั้งเดียว

sound-lost = เสียงหยุดแล้ว ลำโพงยังอยู่ไหม
sound-muted = ลำโพงถูกปิดเสียงหรือเบาสุด เพิ่มเสียงขึ้น
sound-no-device = ไม่พบลำโพง ต่อหรือเปิดลำโพงก่อน
sound-unheard = ไม่มีเสียงออกมา
sound-read-aloud = จะไม่มีใครได้ยินฉัน ให้คนหนึ่งลืมตาไว้และอ่านประโยคออกเสียง
sound-read-this = อ่านออกเสียง:
storage-not-kept = ดิสก์ไม่ยอมให้เขียน เกมยังเล่นต่อได้ แต่จะหายไปหากปิดแอป
notice-game-damaged = ไฟล์เกมล่าสุดเสียหาย ส่วนที่กู้ได้อยู่ที่นี่ ไฟล์ที่เสียหายเก็บแยกไว้ที่ { $path }
notice-cannot-open-last = เปิดเกมล่าสุดไม่ได้ ไฟล์ของเกมยังอยู่เหมือนเดิม
notice-game-invalid = เวอร์ชันนี้เปิดเกมล่าสุดไม่ได้แล้ว ไฟล์ของเกมยังอยู่เหมือนเดิมที่ { $path }
notice-settings-damaged = ไฟล์การตั้งค่าเสียหาย กลับไปใช้ค่าปกติแล้ว ไฟล์ที่เสียหายเก็บแยกไว้ที่ { $path }
notice-table-damaged = ไฟล์ของโต๊ะครั้งก่อนเสียหาย กรุณาพิมพ์ชื่ออีกครั้ง ไฟล์ที่เสียหายถูกย้ายไปที่ { $path }
notice-not-kept = สิ่งที่เกิดขึ้นเขียนลงดิสก์ไม่ได้อีกแล้ว
notice-settings-not-kept = ดิสก์บันทึกการตั้งค่าไม่ได้ การตั้งค่าจะใช้ได้จนกว่าจะปิดแอป
notice-no-sound = ไม่พบลำโพง จึงมีแต่คำบรรยาย
notice-sound-ended = เสียงหยุดทำงาน เกมดำเนินต่อด้วยคำบรรยาย
notice-program-ended = ระบบของเกมหยุดทำงาน โปรดปิดแอปแล้วเปิดใหม่ ทุกอย่างจนถึงตอนนี้ถูกเก็บไว้แล้ว
notice-exported = เก็บไว้ที่ { $path }
notice-put-away = เข้าใจแล้ว

## ชั้นวาง

shelf-title = Town Crier
shelf-motto = เสียงกลางโต๊ะ
shelf-what = ดำเนินรุ่งอรุณและกลางคืนของ Salem 1692 ด้วยเสียง เก็บความลับ พลิกนาฬิกาทราย และจดจำทุกอย่าง
shelf-unofficial = ผู้ช่วยอย่างไม่เป็นทางการ ต้องมีตัวเกมด้วย
shelf-go-on = เล่นเกมล่าสุดต่อ
shelf-look-again = ดูเกมล่าสุดอีกครั้ง
shelf-new-game = เกมใหม่
shelf-open = เปิดไฟล์
shelf-games = เกมที่ผ่านมา
drop-title = เปิดเกม { $name } ไหม
drop-open = เปิด
drop-leave = ไม่เปิด
shelf-first-time = คืนแรกหรือ กดเกมใหม่ พิมพ์ชื่อ แล้วเริ่ม ที่เหลือฉันจะบอกเอง
shelf-demo = คืนทดลอง
shelf-demo-about = หนึ่งนาทีครึ่ง ไม่ต้องใส่ชื่อ ไม่เก็บอะไรไว้
demo-title = คืนทดลอง
demo-next = ถัดไป
demo-again = ดูอีกครั้ง

## Games on the shelf

games-title = เกมบนชั้นวาง
games-none = ยังไม่มีเกมที่เล่น
games-go-on = เล่นต่อ
games-story = เรื่องราว
games-throw-away = ทิ้ง
games-thrown = ทิ้งแล้ว: { $names } จะหายไปถาวรเมื่อออกจากชั้นวาง
games-bring-back = นำกลับมา
games-unreadable = อ่านเกมนี้ไม่ได้
looking-back = มองย้อนหลัง
looking-back-evenings =
    { $count ->
       *[other] { $count } ค่ำคืน
    }
looking-back-games =
    { $count ->
       *[other] เล่นจบ { $count } เกม
    }
looking-back-times =
    { $count ->
       *[other] { $count } ครั้ง
    }
looking-back-player = ผู้เล่น
looking-back-played = เกม
looking-back-won = ชนะ
looking-back-of = { $won } จาก { $known }
looking-back-unknown = “2 จาก 3” หมายถึงเกมอื่นๆ โต๊ะไม่เคยรู้ว่าผู้เล่นอยู่ฝ่ายใด
looking-back-stays = ทั้งหมดนี้อยู่ในอุปกรณ์นี้เท่านั้น
looking-back-forget = เริ่มนับใหม่

## การเตรียม

setup-title = ใครนั่งที่โต๊ะบ้าง
setup-clockwise = ไล่ตามเข็มนาฬิกา กด Enter เพื่อใส่ชื่อถัดไป หรือวางรายชื่อทั้งชุด
setup-list = ผู้เล่น ตามเข็มนาฬิกา
setup-name = ชื่อผู้เล่นคนที่ { $place }
setup-next-name = ชื่อถัดไป
setup-known = ชื่อจากโต๊ะก่อน ๆ
setup-known-forget = ลืมชื่อจากโต๊ะก่อน ๆ
setup-last-table = โต๊ะเดิมเหมือนครั้งก่อน
setup-move = ย้าย { $name }
setup-move-help = ลาก หรือกดปุ่มขึ้นลง
setup-earlier = เลื่อน { $name } ขึ้นหนึ่งที่
setup-later = เลื่อน { $name } ลงหนึ่งที่
setup-remove = เอา { $name } ออก
setup-moved = ตอนนี้ { $name } อยู่ลำดับที่ { $place } จาก { $count }
setup-removed = เอา { $name } ออกแล้ว
setup-players =
    { $count ->
        [0] ยังไม่มีใคร
       *[other] ผู้เล่น { $count } คน
    }
setup-begin = เริ่ม
setup-leaves-game = เกมของ { $names } ยังไม่จบ เกมนั้นจะยังอยู่บนชั้นวาง กลับมาเล่นต่อได้
setup-more = ตัวเลือกเพิ่มเติม
setup-more-hint = ตัวละคร ไพ่แม่มด ฉบับพิมพ์ นาฬิกาทราย เสียง
setup-sound = เสียงและทราย
setup-sound-test = ทดสอบเสียง
setup-sound-test-hint = ควรได้ยินว่า “หากได้ยินเสียงนี้ วางฉันไว้กลางโต๊ะ” ไม่ได้ยินหรือ เพิ่มเสียงและปิดโหมดเงียบ
sound-test-ask = ได้ยินฉันไหม
sound-test-question = ได้ยินไหม
sound-test-yes = ได้ยิน
sound-test-no = ไม่ได้ยิน
sound-test-heard = ดี วางฉันไว้กลางโต๊ะ
sound-test-unheard = เพิ่มเสียงและปิดโหมดเงียบ เสียงออกที่หูฟังหรือจออื่นหรือเปล่า แล้วทดสอบอีกครั้ง

## การตั้งค่า

settings-title = การตั้งค่า
settings-language = ภาษา
settings-language-choose = คำบนหน้าจอ
settings-language-system = ตามระบบ
settings-voice = เสียงพูด
settings-voice-on = ผู้เล่าเรื่องพูด
settings-voice-on-hint = คำบรรยายมีให้เห็นเสมอ
settings-voice-choose = ใครอ่าน
settings-voice-none = ภาษานี้ยังไม่มีเสียงที่อัดไว้ ประโยคจะแสดงเป็นคำบรรยาย
settings-names-spoken = พูดชื่อด้วย
settings-names-spoken-hint = เสียงของเครื่องนี้จะบอกว่าประโยคพูดถึงใคร
settings-names-spoken-none = เครื่องนี้ไม่มีเสียงพูดสำหรับภาษานี้ ชื่อจะแสดงบนหน้าจอเท่านั้น
settings-lines-read = โปรแกรมอ่านหน้าจออ่านประโยคด้วย
settings-lines-read-hint = มิฉะนั้นจะเงียบขณะที่ผู้เล่าเรื่องพูด
settings-own-recordings = เสียงที่อัดเอง
settings-own-recordings-hint = โฟลเดอร์ไฟล์เสียงที่ตั้งชื่อตามประโยค เช่น night-close-eyes.ogg ประโยคที่ขาดผู้เล่าเรื่องจะอ่านแทน
settings-own-recordings-none = ยังไม่ได้เลือก
settings-own-recordings-choose = เลือกโฟลเดอร์
settings-own-recordings-without = ไม่ใช้
settings-own-recordings-found = อ่านจากที่นี่: { $used } จาก { $of } ประโยค
settings-own-recordings-looking = กำลังดูไฟล์…
settings-own-recordings-again = ดูอีกครั้ง
settings-own-recordings-gone = ไม่มีโฟลเดอร์นี้ หรือเปิดไม่ได้
settings-own-recordings-deeper = เสียงที่อัดไว้อยู่ในโฟลเดอร์ข้างใน:
settings-own-recordings-take = ใช้ { $folder }
settings-own-recordings-unreadable = อ่านไม่ได้ (ใช้ WAV, FLAC, MP3, OGG Vorbis, Opus และ M4A ได้):
settings-own-recordings-no-sound = ไม่ใช่เสียง แม้ชื่อจะบอกว่าใช่:
settings-own-recordings-damaged = เสียหายหรือขาดตอน:
settings-own-recordings-closed = ไม่ได้รับอนุญาตให้เปิด:
settings-own-recordings-empty = ไฟล์ว่าง:
settings-own-recordings-silent = มีแต่ความเงียบ:
settings-own-recordings-far-too-long = ยาวหรือใหญ่เกินไปมาก:
settings-own-recordings-several = ประโยคเดียวมีหลายไฟล์ จะใช้ไฟล์ใหม่ที่สุดที่อ่านได้:
settings-own-recordings-instead = { $name } ไม่ใช่ { $other }
settings-own-recordings-clipped = เสียงแตก:
settings-own-recordings-too-quiet = เบาเกินไป:
settings-own-recordings-too-loud = ดังเกินไป:
settings-own-recordings-too-long = ยาวเกินกว่าจะฟังในความมืด:
settings-own-recordings-silent-ends = ช่วงเงียบยาวหัวท้าย จะถูกตัดออก:
settings-own-recordings-unknown = ชื่อไม่ตรงกับประโยคใด:
settings-own-recordings-missing = ประโยคที่ไม่มีไฟล์:
settings-own-recordings-more = และอีก { $count }
settings-volume = ความดัง
settings-volume-voice = ผู้เล่าเรื่อง
settings-volume-ambience = เสียงพื้นหลัง
settings-volume-effects = ระฆัง ค้อน และนกฮูก
settings-scenes = เสียงที่คลอไปกับเสียงพูด
settings-scene-ambience = ลม จิ้งหรีด ฝน และไฟ
settings-scene-music = ดนตรี
settings-scene-effects = ระฆัง ค้อน และนกฮูก
settings-listen = ลองฟัง: { $what }
settings-time = จังหวะและทราย
settings-pace = ช่วงพัก
settings-pace-slow = ยาว
settings-pace-normal = ปกติ
settings-pace-brisk = สั้น
settings-pace-hint = ช่วงพักนานเท่าใด ความเร็วเสียงพูดเท่าเดิม
settings-seconds =
    { $count ->
       *[other] { $count } วินาที
    }
settings-captions-suffice = มีคำบรรยายก็พอ
settings-captions-suffice-hint = หากไม่มีลำโพง กลางคืนจะดำเนินไปเองด้วยคำบรรยาย
settings-screen = หน้าจอ
settings-text-size = ขนาดตัวอักษร
settings-night-light = แสงยามค่ำคืน
settings-night-light-hint = ความสว่างของหน้าจอมืด กลางวันไม่เปลี่ยน
settings-percent = { $count }%
settings-high-contrast = คอนทราสต์สูง
settings-reduced-motion = ลดการเคลื่อนไหว
settings-hand = ปุ่มสำหรับ
settings-hand-right = มือขวา
settings-hand-left = มือซ้าย
settings-hold-time = กดค้างนานเท่าไร
settings-hold-time-value = { $seconds } วินาที
settings-two-touches = ยืนยันด้วยการแตะสองครั้ง
settings-two-touches-hint = แทนการกดค้าง สำหรับมือที่สั่น: แตะ แล้วแตะอีกครั้ง
settings-table = โต๊ะของคุณ
settings-seat-shape = รูปทรง
settings-seat-shape-round = กลม
settings-seat-shape-long = ยาว
settings-seat-shape-one-side = ทุกคนอยู่ฝั่งเดียว
settings-names-face-owners = หันชื่อไปทางเจ้าของ
settings-quarter-turns = ทิศของหน้าจอ
settings-quarter-turns-value =
    { $count ->
        [0] ตั้งตรง
        [1] หมุนขวาหนึ่งในสี่
        [2] กลับหัว
       *[3] หมุนซ้ายหนึ่งในสี่
    }
settings-keep-awake = ไม่ให้หน้าจอดับระหว่างเกม
settings-less = { $what }: น้อยลง
settings-greater = { $what }: มากขึ้น

## เหตุที่ทำไม่ได้

trouble-stale = สิ่งนั้นไม่เกิดขึ้น เพราะมีอย่างอื่นเกิดขึ้นก่อน โปรดดูอีกครั้ง
trouble-not-now = ยังทำไม่ได้ตอนนี้
trouble-cannot-read = อ่านไฟล์ไม่ได้
trouble-cannot-write = เขียนไฟล์ไม่ได้ ไม่ได้เก็บอะไรไว้
trouble-not-a-game = ไฟล์นี้ไม่ใช่บันทึกเกม
trouble-other-encoding = ไฟล์นี้อ่านเป็นข้อความไม่ได้ อาจใช้รหัสอักขระอื่น โปรดบันทึกเป็น UTF-8
trouble-too-new = เกมนี้บันทึกด้วยรุ่นที่ใหม่กว่า
trouble-too-large = ไฟล์นี้ใหญ่เกินกว่าจะเป็นเกม
trouble-went-otherwise = เล่นขั้นที่ { $step } ของเกมที่บันทึกไม่ได้
trouble-out-of-range = ตัวเลขนี้เกินขอบเขต
trouble-nothing-to-undo = นี่คือจุดเริ่มของเกม
trouble-nothing-to-redo = ไม่มีอะไรให้ทำซ้ำ
trouble-unreachable = สิ่งนั้นไม่เกิดขึ้น เพราะไม่มีคำตอบ โปรดลองอีกครั้ง

## เมื่อโปรแกรมเริ่มไม่ได้

start-in-use = Town Crier เปิดอยู่แล้ว หน้าต่างที่สองนี้ถอยไป เพื่อให้มีเกมเดียว
start-broken = Town Crier เริ่มไม่ได้: { $reason }
