# Words of the house: the shelf, the set-up, the settings, refusals and errors, and the controls
# that every game shares. Numbers come as numbers where a plural needs one, otherwise as text.

## Controls

control-back = Back
control-close = Close
control-on = On
control-off = Off
control-undo = Undo
control-undo-into-the-dark = Hold: back into the night
control-redo = Redo
control-bring-back = Bring back
taken-back = Taken back: { $what }
control-pause = Pause
control-resume = Go on
control-repeat-line = Say it again
control-skip-line = Skip this line
control-restart-phase = Begin this phase again
control-take-up-again = Go on where we were
control-captions-only = Go on with captions
control-voice-off = The voice is off
control-turn-screen = Turn the screen
control-full-screen = Full screen on or off
control-menu = Menu
control-record = Record
control-rules = Rules
control-help = What may be done now
control-night-light = Light of the night: { $percent } %
keys = Keys
    .text =
        Space: the narrator waits, and goes on.
        R: the line once more.
        Right arrow, Page Down or a pedal: the next step, where one touch is enough.
        Escape: back, or the menu.
control-settings = Settings
control-export = Save a copy
control-leave = To the shelf
control-hold = Press and hold
control-touch-twice = Touch twice

## Sound and storage, said once

sound-lost = The sound has stopped. Is the loudspeaker still there?
sound-muted = The loudspeaker is muted or turned all the way down. Turn it up.
sound-no-device = No loudspeaker found. Connect one or switch it on.
sound-unheard = No sound is heard
sound-read-aloud = Nobody will hear me. One of you reads the lines aloud and keeps their eyes open.
sound-read-this = Read this aloud:
storage-not-kept = The disk refuses to write. The game goes on, but it would be lost if the app closed.
notice-game-damaged = The last game’s file was damaged. What could be saved is here; the damaged file was set aside as { $path }.
notice-cannot-open-last = The last game cannot be opened. Its file was left untouched.
notice-game-invalid = The last game can no longer be opened by this version; its file is left as it is: { $path }
notice-settings-damaged = The settings’ file was damaged. The usual settings are back; the damaged file was set aside as { $path }.
notice-table-damaged = The remembered table’s file was damaged, so please type the names once more; the damaged file was set aside as { $path }.
notice-not-kept = What happens can no longer be written to the disk.
notice-settings-not-kept = The disk does not take your settings. They hold until the app closes.
notice-no-sound = No loudspeaker was found, so there are captions only.
notice-sound-ended = The sound has stopped working. The game goes on with captions.
notice-program-ended = The game’s engine has stopped. Close the app and open it again: everything up to now is kept.
notice-exported = Saved as { $path }.
notice-put-away = Understood

## The shelf

shelf-title = Town Crier
shelf-motto = The voice in the middle of the table
shelf-what = Runs dawn and night of Salem 1692 aloud, keeps the secrets, turns the sand and remembers everything.
shelf-unofficial = An unofficial companion. You need the game itself.
shelf-go-on = Go on with the last game
shelf-look-again = Look at the last game again
shelf-new-game = New game
shelf-open = Open a file
shelf-games = Games
drop-title = Open the game { $name }?
drop-open = Open it
drop-leave = Leave it
shelf-first-time = First evening? Press New game, type your names, begin. I say the rest.
shelf-demo = A night to try out
shelf-demo-about = A minute and a half. No names needed; nothing is kept.
demo-title = Demo night
demo-next = Next
demo-again = Look again

## Games on the shelf

games-title = Games on the shelf
games-none = Nothing has been played yet.
games-go-on = Go on
games-story = The story
games-throw-away = Throw away
games-thrown = Thrown away: { $names }. It is gone for good once you leave the shelf.
games-bring-back = Bring it back
games-unreadable = This game cannot be read.
looking-back = Looking back
looking-back-evenings =
    { $count ->
        [one] { $count } evening
       *[other] { $count } evenings
    }
looking-back-games =
    { $count ->
        [one] { $count } game played to its end
       *[other] { $count } games played to their end
    }
looking-back-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
looking-back-player = Player
looking-back-played = Games
looking-back-won = Won
looking-back-of = { $won } of { $known }
looking-back-unknown = “2 of 3”: in the other games the table never learned on which side that player was.
looking-back-stays = All of this stays on this device.
looking-back-forget = Begin counting anew

## Setting up

setup-title = Who sits at the table?
setup-clockwise = Go round clockwise. Press Enter for the next name, or paste a whole list.
setup-list = Players, clockwise
setup-name = Name of player { $place }
setup-next-name = Next name
setup-known = Names from earlier tables
setup-known-forget = Forget the names of earlier tables
setup-last-table = Same table as last time
setup-move = Move { $name }
setup-move-help = Drag, or press the up and down keys
setup-earlier = Move { $name } one place up
setup-later = Move { $name } one place down
setup-remove = Remove { $name }
setup-moved = { $name } is now number { $place } of { $count }.
setup-removed = { $name } is removed.
setup-players =
    { $count ->
        [0] Nobody yet
        [one] { $count } player
       *[other] { $count } players
    }
setup-begin = Begin
setup-leaves-game = The game of { $names } is not over. It stays on the shelf, among your games.
setup-more = More choices
setup-more-hint = Characters, Witch cards, printing, sand timer, sound
setup-sound = Sound and sand
setup-sound-test = Test the sound
setup-sound-test-hint = You should hear: “If you hear this, lay me in the middle of the table.” Hear nothing? Turn up the volume and switch silent mode off.
sound-test-ask = Do you hear me?
sound-test-question = Did you hear it?
sound-test-yes = Yes
sound-test-no = No
sound-test-heard = Good. Lay me in the middle of the table.
sound-test-unheard = Turn up the volume and switch silent mode off. Does the sound go to headphones or a screen? Then test again.

## Settings

settings-title = Settings
settings-language = Language
settings-language-choose = Words on the screen
settings-language-system = As the system
settings-voice = Voice
settings-voice-on = The narrator speaks
settings-voice-on-hint = Captions stay either way.
settings-voice-choose = Who reads
settings-voice-none = There is no recorded voice for this language yet. Lines are shown as captions.
settings-names-spoken = Names are spoken too
settings-names-spoken-hint = The voice of this device says whom a line is about.
settings-names-spoken-none = This device has no voice for this language. Names are only shown.
settings-lines-read = A screen reader reads the lines too
settings-lines-read-hint = Otherwise it is silent while the narrator speaks.
settings-own-recordings = Your own recordings
settings-own-recordings-hint = A folder with sound files named like the lines, such as night-close-eyes.ogg. What is missing there is read by the narrator.
settings-own-recordings-none = None chosen
settings-own-recordings-choose = Choose a folder
settings-own-recordings-without = Without
settings-own-recordings-found = Read from here: { $used } of { $of } lines
settings-own-recordings-looking = Looking at the files …
settings-own-recordings-again = Look again
settings-own-recordings-gone = This folder is not there, or cannot be opened.
settings-own-recordings-deeper = The recordings lie in a folder inside it:
settings-own-recordings-take = Take { $folder }
settings-own-recordings-unreadable = Cannot be read (WAV, FLAC, MP3, OGG Vorbis, Opus and M4A can):
settings-own-recordings-no-sound = No sound in spite of the name:
settings-own-recordings-damaged = Damaged or cut short:
settings-own-recordings-closed = May not be opened:
settings-own-recordings-empty = Empty files:
settings-own-recordings-silent = Nothing but silence:
settings-own-recordings-far-too-long = Far too long or too large:
settings-own-recordings-several = Several files for one line; the newest that can be read is taken:
settings-own-recordings-instead = { $name }, not { $other }
settings-own-recordings-clipped = Overdriven:
settings-own-recordings-too-quiet = Too quiet:
settings-own-recordings-too-loud = Too loud:
settings-own-recordings-too-long = Too long to listen to in the dark:
settings-own-recordings-silent-ends = Long silence at the ends, which is left out:
settings-own-recordings-unknown = Named like no line:
settings-own-recordings-missing = Lines without a file:
settings-own-recordings-more = and { $count } more
settings-volume = Loudness
settings-volume-voice = Narrator
settings-volume-ambience = Background
settings-volume-effects = Bell, gavel and owl
settings-scenes = What sounds beside the voice
settings-scene-ambience = Wind, crickets, rain and fire
settings-scene-music = Music
settings-scene-effects = Bell, gavel and owl
settings-listen = Listen to { $what }
settings-time = Pace and sand
settings-pace = Pauses
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-brisk = Brisk
settings-pace-hint = How long the pauses last. The voice itself stays the same.
settings-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
settings-captions-suffice = Captions are enough
settings-captions-suffice-hint = Without a loudspeaker, the night goes on by itself in captions.
settings-screen = Screen
settings-text-size = Text size
settings-night-light = Light of the night
settings-night-light-hint = How bright the dark screens are. By day nothing changes.
settings-percent = { $count } %
settings-high-contrast = High contrast
settings-reduced-motion = Less movement
settings-hand = Buttons for the
settings-hand-right = right hand
settings-hand-left = left hand
settings-hold-time = How long to hold
settings-hold-time-value = { $seconds } s
settings-two-touches = Confirm by two touches
settings-two-touches-hint = Instead of holding, for hands that tremble: touch, then touch once more.
settings-table = Your table
settings-seat-shape = Shape
settings-seat-shape-round = Round
settings-seat-shape-long = Long
settings-seat-shape-one-side = All on one side
settings-names-face-owners = Names face their players
settings-quarter-turns = Turn of the screen
settings-quarter-turns-value =
    { $count ->
        [0] Upright
        [1] A quarter to the right
        [2] Upside down
       *[3] A quarter to the left
    }
settings-keep-awake = Keep the screen awake during a game
settings-less = { $what }: less
settings-greater = { $what }: more

## Why something was not done

trouble-stale = That did not happen: something else came first. Please look again.
trouble-not-now = Not at this moment.
trouble-cannot-read = The file could not be read.
trouble-cannot-write = The file could not be written. Nothing was saved.
trouble-not-a-game = This file is not a recorded game.
trouble-other-encoding = This file is no text that I can read. It may have another encoding: save it as UTF-8.
trouble-too-new = This game was recorded by a newer version.
trouble-too-large = This file is too large to be a game.
trouble-went-otherwise = Step { $step } of the recorded game cannot be played.
trouble-out-of-range = This number is out of range.
trouble-nothing-to-undo = This is the start of the game.
trouble-nothing-to-redo = There is nothing to redo.
trouble-unreachable = That did not happen: no answer came. Please try again.

## When the program cannot start

start-in-use = Town Crier is open already. This second copy steps back, so that the game stays one.
start-broken = Town Crier cannot start: { $reason }
