# Słowa domu: półka, przygotowanie, ustawienia, odmowy i błędy oraz przyciski wspólne dla
# wszystkich gier.

## Przyciski

control-back = Wstecz
control-close = Zamknij
control-on = Tak
control-off = Nie
control-undo = Cofnij
control-undo-into-the-dark = Przytrzymaj: z powrotem w noc
control-redo = Ponów
control-bring-back = Przywróć
taken-back = Cofnięto: { $what }
control-pause = Wstrzymaj
control-resume = Dalej
control-repeat-line = Powtórz
control-skip-line = Pomiń tę kwestię
control-restart-phase = Zacznij tę fazę od nowa
control-take-up-again = Dalej od miejsca przerwania
control-captions-only = Dalej z napisami
control-voice-off = Głos jest wyłączony
control-turn-screen = Obróć ekran
control-full-screen = Pełny ekran: włącz lub wyłącz
control-menu = Menu
control-record = Kronika
control-rules = Zasady
control-help = Co można teraz zrobić
control-night-light = Światło nocy: { $percent }%
keys = Klawisze
    .text =
        Spacja: narrator czeka i mówi dalej.
        R: kwestia jeszcze raz.
        Strzałka w prawo, Page Down lub pedał: następny krok, tam gdzie wystarcza jedno dotknięcie.
        Escape: wstecz albo menu.
control-settings = Ustawienia
control-export = Zapisz kopię
control-leave = Na półkę
control-hold = Przytrzymaj
control-touch-twice = Dotknij dwa razy

## Dźwięk i zapis, powiedziane raz

sound-lost = Dźwięk ucichł. Czy głośnik jest na miejscu?
sound-muted = Głośnik jest wyciszony albo skręcony do zera. Zróbcie głośniej.
sound-no-device = Nie znaleziono głośnika. Podłączcie go albo włączcie.
sound-unheard = Nie słychać dźwięku
sound-read-aloud = Nikt mnie nie usłyszy. Niech ktoś z was czyta kwestie na głos i ma oczy otwarte.
sound-read-this = Przeczytaj na głos:
storage-not-kept = Dysk odmawia zapisu. Gra toczy się dalej, ale przepadłaby po zamknięciu aplikacji.
notice-game-damaged = Plik ostatniej gry był uszkodzony. Co dało się uratować, jest tutaj; uszkodzony plik odłożono: { $path }
notice-cannot-open-last = Ostatniej gry nie można otworzyć. Jej plik pozostał nietknięty.
notice-game-invalid = Ta wersja nie może już otworzyć ostatniej gry; jej plik pozostaje bez zmian: { $path }
notice-settings-damaged = Plik ustawień był uszkodzony. Wróciły zwykłe ustawienia; uszkodzony plik odłożono: { $path }
notice-table-damaged = Plik ostatniego stołu był uszkodzony; wpiszcie imiona jeszcze raz. Uszkodzony plik leży teraz tutaj: { $path }
notice-not-kept = Tego, co się dzieje, nie da się już zapisać na dysku.
notice-settings-not-kept = Dysk nie przyjmuje ustawień. Obowiązują do zamknięcia aplikacji.
notice-no-sound = Nie znaleziono głośnika; są tylko napisy.
notice-sound-ended = Dźwięk przestał działać. Gra toczy się dalej z napisami.
notice-program-ended = Silnik gry się zatrzymał. Zamknijcie aplikację i otwórzcie ją ponownie: wszystko do tej chwili jest zachowane.
notice-exported = Zapisano: { $path }
notice-put-away = Jasne

## Półka

shelf-title = Town Crier
shelf-motto = Głos na środku stołu
shelf-what = Prowadzi na głos świt i noc w Salem 1692, strzeże tajemnic, odwraca klepsydrę i wszystko pamięta.
shelf-unofficial = Nieoficjalny pomocnik. Potrzebna jest sama gra.
shelf-go-on = Kontynuuj ostatnią grę
shelf-look-again = Obejrzyj ostatnią grę jeszcze raz
shelf-new-game = Nowa gra
shelf-open = Otwórz plik
shelf-games = Gry
drop-title = Otworzyć grę { $name }?
drop-open = Otwórz
drop-leave = Zostaw
shelf-first-time = Pierwszy wieczór? Nowa gra, wpiszcie imiona, zacznijcie. Resztę powiem ja.
shelf-demo = Noc na próbę
shelf-demo-about = Półtorej minuty. Bez imion; nic nie zostaje zapisane.
demo-title = Noc na próbę
demo-next = Dalej
demo-again = Obejrzyj jeszcze raz

## Games on the shelf

games-title = Gry na półce
games-none = Jeszcze nic nie rozegrano.
games-go-on = Graj dalej
games-story = Opowieść
games-throw-away = Wyrzuć
games-thrown = Wyrzucono: { $names }. Zniknie na dobre, gdy opuścicie półkę.
games-bring-back = Przywróć
games-unreadable = Tej gry nie da się odczytać.
looking-back = Wspomnienia
looking-back-evenings =
    { $count ->
        [one] { $count } wieczór
        [few] { $count } wieczory
        [many] { $count } wieczorów
       *[other] { $count } wieczoru
    }
looking-back-games =
    { $count ->
        [one] { $count } gra do końca
        [few] { $count } gry do końca
        [many] { $count } gier do końca
       *[other] { $count } gry do końca
    }
looking-back-times =
    { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } raza
    }
looking-back-player = Gracz
looking-back-played = Gry
looking-back-won = Wygrane
looking-back-of = { $won } z { $known }
looking-back-unknown = „2 z 3”: w pozostałych grach stół nie dowiedział się, po której stronie był ten gracz.
looking-back-stays = Wszystko to zostaje na tym urządzeniu.
looking-back-forget = Zacznij liczyć od nowa

## Przygotowanie

setup-title = Kto siedzi przy stole?
setup-clockwise = Zgodnie z ruchem wskazówek zegara. Enter, by wpisać następne imię, albo wklejcie całą listę.
setup-list = Gracze, zgodnie z ruchem wskazówek zegara
setup-name = Imię na miejscu { $place }
setup-next-name = Następne imię
setup-known = Imiona z wcześniejszych stołów
setup-known-forget = Zapomnij imiona z wcześniejszych stołów
setup-last-table = Ten sam stół co ostatnio
setup-move = Przesuń: { $name }
setup-move-help = Przeciągnij albo użyj strzałek w górę i w dół
setup-earlier = O jedno miejsce w górę: { $name }
setup-later = O jedno miejsce w dół: { $name }
setup-remove = Usuń: { $name }
setup-moved = { $name } – teraz miejsce { $place } z { $count }.
setup-removed = { $name } – usunięto.
setup-players =
    { $count ->
        [0] Jeszcze nikogo
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
setup-begin = Zaczynamy
setup-leaves-game = Gra jeszcze się nie skończyła ({ $names }). Zostaje na półce, wśród waszych gier.
setup-more = Więcej wyborów
setup-more-hint = Postacie, karty czarownic, wydanie, klepsydra, dźwięk
setup-sound = Dźwięk i piasek
setup-sound-test = Sprawdź dźwięk
setup-sound-test-hint = Powinno być słychać: „Jeśli mnie słyszysz, połóż mnie na środku stołu”. Nic nie słychać? Zwiększcie głośność i wyłączcie tryb cichy.
sound-test-ask = Słyszycie mnie?
sound-test-question = Było słychać?
sound-test-yes = Tak
sound-test-no = Nie
sound-test-heard = Dobrze. Połóżcie mnie na środku stołu.
sound-test-unheard = Zwiększcie głośność i wyłączcie tryb cichy. Czy dźwięk idzie do słuchawek albo ekranu? Potem sprawdźcie jeszcze raz.

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-language-choose = Słowa na ekranie
settings-language-system = Jak w systemie
settings-voice = Głos
settings-voice-on = Narrator mówi
settings-voice-on-hint = Napisy zostają w każdym razie.
settings-voice-choose = Kto czyta
settings-voice-none = Dla tego języka nie ma jeszcze nagranego głosu. Kwestie widać jako napisy.
settings-names-spoken = Imiona też są wymawiane
settings-names-spoken-hint = Głos tego urządzenia mówi, o kim jest kwestia.
settings-names-spoken-none = To urządzenie nie ma głosu dla tego języka. Imiona widać tylko na ekranie.
settings-lines-read = Czytnik ekranu też czyta kwestie
settings-lines-read-hint = Inaczej milczy, gdy mówi narrator.
settings-own-recordings = Własne nagrania
settings-own-recordings-hint = Folder z plikami dźwiękowymi nazwanymi jak kwestie, na przykład night-close-eyes.ogg. Czego brakuje, czyta narrator.
settings-own-recordings-none = Nie wybrano
settings-own-recordings-choose = Wybierz folder
settings-own-recordings-without = Bez nich
settings-own-recordings-found = Czytane stąd kwestie: { $used } z { $of }
settings-own-recordings-looking = Przeglądanie plików…
settings-own-recordings-again = Sprawdź ponownie
settings-own-recordings-gone = Tego folderu nie ma albo nie da się go otworzyć.
settings-own-recordings-deeper = Nagrania leżą w folderze wewnątrz:
settings-own-recordings-take = Weź { $folder }
settings-own-recordings-unreadable = Nie da się odczytać (odpowiednie są WAV, FLAC, MP3, OGG Vorbis, Opus i M4A):
settings-own-recordings-no-sound = To nie dźwięk, mimo nazwy:
settings-own-recordings-damaged = Uszkodzone lub ucięte:
settings-own-recordings-closed = Nie wolno ich otworzyć:
settings-own-recordings-empty = Puste pliki:
settings-own-recordings-silent = Sama cisza:
settings-own-recordings-far-too-long = O wiele za długie lub za duże:
settings-own-recordings-several = Kilka plików jednej kwestii; brany jest najnowszy, który da się odczytać:
settings-own-recordings-instead = { $name }, nie { $other }
settings-own-recordings-clipped = Przesterowane:
settings-own-recordings-too-quiet = Za ciche:
settings-own-recordings-too-loud = Za głośne:
settings-own-recordings-too-long = Za długie do słuchania po ciemku:
settings-own-recordings-silent-ends = Długa cisza na końcach, jest pomijana:
settings-own-recordings-unknown = Nie nazywają się jak żadna kwestia:
settings-own-recordings-missing = Kwestie bez pliku:
settings-own-recordings-more = i jeszcze { $count }
settings-volume = Głośność
settings-volume-voice = Narrator
settings-volume-ambience = Tło
settings-volume-effects = Dzwon, młotek i sowa
settings-scenes = Co brzmi obok głosu
settings-scene-ambience = Wiatr, świerszcze, deszcz i ogień
settings-scene-music = Muzyka
settings-scene-effects = Dzwon, młotek i sowa
settings-listen = Posłuchaj: { $what }
settings-time = Tempo i piasek
settings-pace = Przerwy
settings-pace-slow = Długie
settings-pace-normal = Zwykłe
settings-pace-brisk = Krótkie
settings-pace-hint = Jak długo trwają przerwy. Sam głos się nie zmienia.
settings-seconds =
    { $count ->
        [one] { $count } sekundę
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
settings-captions-suffice = Wystarczą napisy
settings-captions-suffice-hint = Bez głośnika noc toczy się sama, w napisach.
settings-screen = Ekran
settings-text-size = Wielkość tekstu
settings-night-light = Światło nocy
settings-night-light-hint = Jak jasne są ciemne ekrany. Za dnia nic się nie zmienia.
settings-percent = { $count } %
settings-high-contrast = Wysoki kontrast
settings-reduced-motion = Mniej ruchu
settings-hand = Przyciski dla ręki
settings-hand-right = prawej
settings-hand-left = lewej
settings-hold-time = Jak długo przytrzymać
settings-hold-time-value = { $seconds } s
settings-two-touches = Potwierdzanie dwoma dotknięciami
settings-two-touches-hint = Zamiast przytrzymywania, dla drżących rąk: dotknij, potem dotknij jeszcze raz.
settings-table = Wasz stół
settings-seat-shape = Kształt
settings-seat-shape-round = Okrągły
settings-seat-shape-long = Długi
settings-seat-shape-one-side = Wszyscy po jednej stronie
settings-names-face-owners = Imiona zwrócone do graczy
settings-quarter-turns = Obrót ekranu
settings-quarter-turns-value =
    { $count ->
        [0] Prosto
        [1] Ćwierć obrotu w prawo
        [2] Do góry nogami
       *[3] Ćwierć obrotu w lewo
    }
settings-keep-awake = Nie wygaszaj ekranu podczas gry
settings-less = { $what }: mniej
settings-greater = { $what }: więcej

## Dlaczego czegoś nie zrobiono

trouble-stale = To się nie stało: wcześniej stało się coś innego. Spójrzcie jeszcze raz.
trouble-not-now = Nie w tej chwili.
trouble-cannot-read = Nie udało się odczytać pliku.
trouble-cannot-write = Nie udało się zapisać pliku. Niczego nie zapisano.
trouble-not-a-game = Ten plik nie jest zapisaną grą.
trouble-other-encoding = Ten plik nie jest czytelnym tekstem. Może mieć inne kodowanie: zapiszcie go jako UTF-8.
trouble-too-new = Tę grę zapisała nowsza wersja.
trouble-too-large = Ten plik jest za duży na grę.
trouble-went-otherwise = Kroku { $step } zapisanej gry nie da się rozegrać.
trouble-out-of-range = Ta liczba jest niedozwolona.
trouble-nothing-to-undo = To początek gry.
trouble-nothing-to-redo = Nie ma czego ponowić.
trouble-unreachable = To się nie stało: nie nadeszła odpowiedź. Spróbujcie jeszcze raz.

## Gdy program nie może ruszyć

start-in-use = Town Crier jest już otwarty. To drugie okno ustępuje, żeby gra była jedna.
start-broken = Town Crier nie może ruszyć: { $reason }
