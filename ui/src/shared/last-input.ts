// Whether a hand or a key was there last: the ring round what has the focus is for keys. Decides
// nothing else; the look of it is the theme's.

const root = document.documentElement;
const by = (what: 'hand' | 'key') => () => {
  root.dataset.by = what;
};
addEventListener('pointerdown', by('hand'), { capture: true });
addEventListener('keydown', by('key'), { capture: true });

export {};
