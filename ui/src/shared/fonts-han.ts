// Chinese, Japanese and Korean letters (SIL OFL 1.1), cut into pieces of which only those on the
// screen are loaded. One weight: four scripts in several would be too large to ship. A module of
// its own, because its list of pieces is long and nothing waits for it.
import '@fontsource/noto-serif-sc/400.css';
import '@fontsource/noto-serif-tc/400.css';
import '@fontsource/noto-serif-jp/400.css';
import '@fontsource/noto-serif-kr/400.css';
