# 앱의 말: 책장, 준비, 설정, 거절과 오류, 모든 게임에 공통인 조작.

## 조작

control-back = 뒤로
control-close = 닫기
control-on = 켬
control-off = 끔
control-undo = 되돌리기
control-undo-into-the-dark = 길게 누르기: 밤으로 돌아가기
control-redo = 다시 하기
control-bring-back = 되살리기
taken-back = 되돌림: { $what }
control-pause = 멈춤
control-resume = 계속
control-repeat-line = 다시 말하기
control-skip-line = 이 대사 건너뛰기
control-restart-phase = 이 단계 처음부터
control-take-up-again = 멈춘 곳에서 계속
control-captions-only = 자막으로 계속
control-voice-off = 목소리 꺼짐
control-turn-screen = 화면 돌리기
control-full-screen = 전체 화면 켜기·끄기
control-menu = 메뉴
control-record = 기록
control-rules = 규칙
control-help = 지금 할 수 있는 일
control-night-light = 밤의 밝기: { $percent }%
keys = 키
    .text =
        스페이스: 이야기꾼이 기다리고, 이어 갑니다.
        R: 대사를 한 번 더.
        오른쪽 화살표, Page Down, 페달: 한 번 눌러 되는 곳에서 다음 단계로.
        Escape: 뒤로 또는 메뉴.
control-settings = 설정
control-export = 사본 저장
control-leave = 책장으로
control-hold = 길게 누르기
control-touch-twice = 두 번 터치

## 소리와 저장, 한 번만

sound-lost = 소리가 끊겼습니다. 스피커가 그대로 있나요?
sound-muted = 스피커가 음소거되었거나 음량이 0입니다. 음량을 높이세요.
sound-no-device = 스피커를 찾지 못했습니다. 연결하거나 켜 주세요.
sound-unheard = 소리가 들리지 않습니다
sound-read-aloud = 아무도 제 말을 듣지 못합니다. 한 사람이 눈을 뜨고 대사를 소리 내어 읽어 주세요.
sound-read-this = 소리 내어 읽으세요:
storage-not-kept = 디스크에 쓸 수 없습니다. 게임은 계속되지만 앱을 닫으면 사라집니다.
notice-game-damaged = 지난 게임 파일이 손상되었습니다. 건질 수 있는 것은 여기 있습니다. 손상된 파일 위치: { $path }
notice-cannot-open-last = 지난 게임을 열 수 없습니다. 파일은 그대로 두었습니다.
notice-game-invalid = 이 버전에서는 지난 게임을 더 이상 열 수 없습니다. 파일은 그대로 두었습니다: { $path }
notice-settings-damaged = 설정 파일이 손상되어 기본 설정으로 돌아갔습니다. 손상된 파일 위치: { $path }
notice-table-damaged = 지난 테이블의 파일이 손상되었습니다. 이름을 다시 입력해 주세요. 손상된 파일은 여기로 옮겼습니다: { $path }
notice-not-kept = 이제 일어나는 일을 디스크에 쓸 수 없습니다.
notice-settings-not-kept = 디스크에 설정을 쓸 수 없습니다. 앱을 닫을 때까지만 유지됩니다.
notice-no-sound = 스피커를 찾지 못해 자막만 나옵니다.
notice-sound-ended = 소리가 더 이상 나오지 않습니다. 게임은 자막으로 계속됩니다.
notice-program-ended = 게임이 멈췄습니다. 앱을 닫았다가 다시 여세요. 지금까지의 내용은 모두 저장되어 있습니다.
notice-exported = 저장됨: { $path }
notice-put-away = 알겠습니다

## 책장

shelf-title = Town Crier
shelf-motto = 탁자 한가운데의 목소리
shelf-what = 세일럼 1692의 새벽과 밤을 소리로 진행하고, 비밀을 지키고, 모래시계를 뒤집고, 모든 것을 기억합니다.
shelf-unofficial = 비공식 도우미입니다. 게임은 따로 필요합니다.
shelf-go-on = 지난 게임 계속하기
shelf-look-again = 지난 게임 다시 보기
shelf-new-game = 새 게임
shelf-open = 파일 열기
shelf-games = 지난 게임
drop-title = 게임 { $name }을(를) 열까요?
drop-open = 열기
drop-leave = 그만두기
shelf-first-time = 처음인가요? 새 게임을 누르고, 이름을 쓰고, 시작하세요. 나머지는 제가 말합니다.
shelf-demo = 맛보기 밤
shelf-demo-about = 1분 30초. 이름도 필요 없고, 아무것도 남지 않습니다.
demo-title = 맛보기 밤
demo-next = 다음
demo-again = 다시 보기

## Games on the shelf

games-title = 책장의 게임
games-none = 아직 한 게임이 없습니다.
games-go-on = 계속하기
games-story = 이야기
games-throw-away = 버리기
games-thrown = 버렸습니다: { $names }. 책장을 떠나면 완전히 사라집니다.
games-bring-back = 되살리기
games-unreadable = 이 게임은 읽을 수 없습니다.
looking-back = 돌아보기
looking-back-evenings =
    { $count ->
       *[other] { $count }번의 저녁
    }
looking-back-games =
    { $count ->
       *[other] 끝까지 한 게임 { $count }번
    }
looking-back-times =
    { $count ->
       *[other] { $count }번
    }
looking-back-player = 플레이어
looking-back-played = 게임
looking-back-won = 승리
looking-back-of = { $known }번 중 { $won }번
looking-back-unknown = “3번 중 2번”: 나머지 게임에서는 어느 편이었는지 끝내 알려지지 않았습니다.
looking-back-stays = 이 모든 것은 이 기기에만 남습니다.
looking-back-forget = 처음부터 다시 세기

## 준비

setup-title = 탁자에 누가 앉아 있나요?
setup-clockwise = 시계 방향으로 입력하세요. Enter로 다음 이름, 또는 명단을 통째로 붙여 넣으세요.
setup-list = 플레이어, 시계 방향
setup-name = { $place }번째 플레이어 이름
setup-next-name = 다음 이름
setup-known = 이전 자리의 이름
setup-known-forget = 이전 자리의 이름 지우기
setup-last-table = 지난번과 같은 사람들
setup-move = { $name } 옮기기
setup-move-help = 끌거나 위아래 키를 누르세요
setup-earlier = { $name } 한 칸 위로
setup-later = { $name } 한 칸 아래로
setup-remove = { $name } 빼기
setup-moved = { $name }: 이제 { $count }명 중 { $place }번째입니다.
setup-removed = { $name }: 뺐습니다.
setup-players =
    { $count ->
        [0] 아직 없음
       *[other] { $count }명
    }
setup-begin = 시작
setup-leaves-game = { $names }의 게임이 아직 끝나지 않았습니다. 책장에 그대로 남으니 나중에 이어 할 수 있습니다.
setup-more = 더 고르기
setup-more-hint = 인물, 마녀 카드, 판, 모래시계, 소리
setup-sound = 소리와 모래시계
setup-sound-test = 소리 확인
setup-sound-test-hint = “이 소리가 들리면, 저를 탁자 가운데에 놓아 주세요.”가 들려야 합니다. 안 들리나요? 음량을 높이고 무음 모드를 끄세요.
sound-test-ask = 제 말이 들리나요?
sound-test-question = 들렸나요?
sound-test-yes = 예
sound-test-no = 아니요
sound-test-heard = 좋습니다. 저를 탁자 가운데에 놓아 주세요.
sound-test-unheard = 음량을 높이고 무음 모드를 끄세요. 소리가 이어폰이나 다른 화면으로 나가나요? 그런 다음 다시 확인하세요.

## 설정

settings-title = 설정
settings-language = 언어
settings-language-choose = 화면의 말
settings-language-system = 시스템에 맞춤
settings-voice = 목소리
settings-voice-on = 이야기꾼이 말하기
settings-voice-on-hint = 자막은 늘 나옵니다.
settings-voice-choose = 읽는 사람
settings-voice-none = 이 언어는 아직 녹음된 목소리가 없습니다. 대사는 자막으로 나옵니다.
settings-names-spoken = 이름도 말하기
settings-names-spoken-hint = 이 기기의 목소리가 대사가 누구 이야기인지 말합니다.
settings-names-spoken-none = 이 기기에는 이 언어의 목소리가 없습니다. 이름은 화면에만 나옵니다.
settings-lines-read = 화면 읽기 프로그램도 대사를 읽기
settings-lines-read-hint = 끄면 이야기꾼이 말하는 동안 조용히 있습니다.
settings-own-recordings = 직접 녹음한 소리
settings-own-recordings-hint = 대사 이름을 붙인 소리 파일(예: night-close-eyes.ogg)이 든 폴더. 없는 대사는 이야기꾼이 읽습니다.
settings-own-recordings-none = 고르지 않음
settings-own-recordings-choose = 폴더 고르기
settings-own-recordings-without = 쓰지 않기
settings-own-recordings-found = 여기서 읽는 대사: { $of } 가운데 { $used }
settings-own-recordings-looking = 파일을 살펴보는 중…
settings-own-recordings-again = 다시 살펴보기
settings-own-recordings-gone = 이 폴더가 없거나 열 수 없습니다.
settings-own-recordings-deeper = 녹음은 그 안의 폴더에 있습니다:
settings-own-recordings-take = { $folder } 쓰기
settings-own-recordings-unreadable = 읽을 수 없음 (WAV, FLAC, MP3, OGG Vorbis, Opus, M4A는 됩니다):
settings-own-recordings-no-sound = 이름과 달리 소리가 아님:
settings-own-recordings-damaged = 망가졌거나 잘림:
settings-own-recordings-closed = 열 수 없게 막혀 있음:
settings-own-recordings-empty = 빈 파일:
settings-own-recordings-silent = 아무 소리도 없음:
settings-own-recordings-far-too-long = 너무 길거나 커서 쓸 수 없음:
settings-own-recordings-several = 한 대사에 파일이 여럿. 읽을 수 있는 가장 새것을 씁니다:
settings-own-recordings-instead = { $other } 대신 { $name }
settings-own-recordings-clipped = 소리가 깨짐:
settings-own-recordings-too-quiet = 너무 작음:
settings-own-recordings-too-loud = 너무 큼:
settings-own-recordings-too-long = 어둠 속에서 듣기에는 너무 김:
settings-own-recordings-silent-ends = 앞뒤의 긴 침묵은 빼고 씁니다:
settings-own-recordings-unknown = 어느 대사의 이름도 아님:
settings-own-recordings-missing = 파일이 없는 대사:
settings-own-recordings-more = 그 밖에 { $count }
settings-volume = 음량
settings-volume-voice = 이야기꾼
settings-volume-ambience = 배경
settings-volume-effects = 종, 판사봉, 올빼미
settings-scenes = 목소리와 함께 나는 소리
settings-scene-ambience = 바람, 귀뚜라미, 비, 불
settings-scene-music = 음악
settings-scene-effects = 종, 판사봉, 올빼미
settings-listen = 들어 보기: { $what }
settings-time = 속도와 모래시계
settings-pace = 쉼
settings-pace-slow = 길게
settings-pace-normal = 보통
settings-pace-brisk = 짧게
settings-pace-hint = 쉬는 길이입니다. 말하는 빠르기는 그대로입니다.
settings-seconds =
    { $count ->
       *[other] { $count }초
    }
settings-captions-suffice = 자막이면 충분
settings-captions-suffice-hint = 스피커가 없으면 밤이 자막으로 저절로 진행됩니다.
settings-screen = 화면
settings-text-size = 글자 크기
settings-night-light = 밤의 밝기
settings-night-light-hint = 어두운 화면의 밝기. 낮에는 그대로입니다.
settings-percent = { $count }%
settings-high-contrast = 높은 대비
settings-reduced-motion = 움직임 줄이기
settings-hand = 단추 위치
settings-hand-right = 오른손
settings-hand-left = 왼손
settings-hold-time = 길게 누르는 시간
settings-hold-time-value = { $seconds }초
settings-two-touches = 두 번 터치로 확인
settings-two-touches-hint = 손이 떨리는 분을 위해 길게 누르는 대신 한 번 터치하고 다시 한 번 터치합니다.
settings-table = 여러분의 탁자
settings-seat-shape = 모양
settings-seat-shape-round = 둥근
settings-seat-shape-long = 긴
settings-seat-shape-one-side = 모두 한쪽에
settings-names-face-owners = 이름을 주인 쪽으로
settings-quarter-turns = 화면 방향
settings-quarter-turns-value =
    { $count ->
        [0] 똑바로
        [1] 오른쪽으로 90도
        [2] 거꾸로
       *[3] 왼쪽으로 90도
    }
settings-keep-awake = 게임 중 화면 켜 두기
settings-less = { $what }: 줄이기
settings-greater = { $what }: 늘리기

## 하지 못한 까닭

trouble-stale = 실행되지 않았습니다. 먼저 다른 일이 일어났습니다. 다시 봐 주세요.
trouble-not-now = 지금은 안 됩니다.
trouble-cannot-read = 파일을 읽을 수 없습니다.
trouble-cannot-write = 파일에 쓸 수 없습니다. 아무것도 저장되지 않았습니다.
trouble-not-a-game = 게임 기록 파일이 아닙니다.
trouble-other-encoding = 이 파일은 글로 읽을 수 없습니다. 인코딩이 다를 수 있으니 UTF-8로 저장하세요.
trouble-too-new = 더 새로운 판에서 기록한 게임입니다.
trouble-too-large = 게임이라기엔 너무 큰 파일입니다.
trouble-went-otherwise = 기록된 게임의 { $step }번째 단계를 진행할 수 없습니다.
trouble-out-of-range = 범위를 벗어난 수입니다.
trouble-nothing-to-undo = 여기가 게임의 처음입니다.
trouble-nothing-to-redo = 다시 할 것이 없습니다.
trouble-unreachable = 실행되지 않았습니다. 응답이 없습니다. 다시 시도해 주세요.

## 프로그램이 시작되지 못할 때

start-in-use = Town Crier가 이미 열려 있습니다. 게임이 둘이 되지 않도록 이 창은 물러납니다.
start-broken = Town Crier를 시작할 수 없습니다: { $reason }
