// Letters with open licences (all SIL OFL 1.1, see public/font-licences.txt), shipped with the
// app. The browser loads only the files whose letters are on the screen. IM Fell English, for
// titles, is named in theme.css.
import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource/frank-ruhl-libre/hebrew-400.css';
import '@fontsource/frank-ruhl-libre/hebrew-700.css';
import '@fontsource-variable/noto-naskh-arabic/wght.css';
import '@fontsource-variable/noto-serif-thai/wght.css';
import './fonts-names.css';
