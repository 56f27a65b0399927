// The signs of the house, drawn for it: strokes on a field of 24 by 24, and what is filled with
// ink. A game has signs of its own beside these. Must hold no words.

export interface Drawing {
  stroke?: string;
  fill?: string;
}

export const ICONS = {
  // --- the narrator and time
  speaker: { fill: 'M3 9h4l6-5v16l-6-5H3z', stroke: 'M16.5 8.5c2 2 2 5 0 7M19.3 5.8c3.6 3.6 3.6 8.8 0 12.4' },
  'speaker-off': { fill: 'M3 9h4l6-5v16l-6-5H3z', stroke: 'M16.5 9.2l5.4 5.6M21.9 9.2l-5.4 5.6' },
  'speaker-silent': { fill: 'M3 9h4l6-5v16l-6-5H3zM17.6 16.6h2.8v2.6h-2.8z', stroke: 'M19 5.5v8' },
  pause: { fill: 'M6 4.5h4v15H6zM14 4.5h4v15h-4z' },
  play: { fill: 'M7 4l13 8-13 8z' },
  repeat: {
    stroke:
      'M8 5.5h8.5a4.5 4.5 0 0 1 4.5 4.5M16 18.5H7.5A4.5 4.5 0 0 1 3 14M10.5 2.7L7.7 5.5l2.8 2.8M13.5 21.3l2.8-2.8-2.8-2.8',
  },
  skip: { fill: 'M4 4.5l10 7.5-10 7.5z', stroke: 'M18.5 4.5v15' },
  restart: { stroke: 'M5 12a7.5 7.5 0 1 1 2.4 5.5M5 20v-3.2h3.2', fill: 'M12 8.2v4.6l3.3 1.9-.8 1.3-4-2.4V8.2z' },
  sand: {
    stroke: 'M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9',
    fill: 'M9.2 7.5h5.6c-.8 1.5-2.2 2.4-2.8 3.6-.6-1.2-2-2.1-2.8-3.6zM8.5 19.8c.5-2 2-2.6 3.5-4 1.5 1.4 3 2 3.5 4z',
  },
  bell: { stroke: 'M12 3v2M6 17c1.5-2 1.5-4 1.5-6.5a4.5 4.5 0 0 1 9 0c0 2.5 0 4.5 1.5 6.5zM10 19.5a2.2 2.2 0 0 0 4 0' },
  moon: { fill: 'M19.5 14.8A8.5 8.5 0 0 1 9.2 4.5a8.5 8.5 0 1 0 10.3 10.3z' },
  sun: {
    stroke:
      'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 1.8v2.7M12 19.5v2.7M1.8 12h2.7M19.5 12h2.7M4.8 4.8l1.9 1.9M17.3 17.3l1.9 1.9M4.8 19.2l1.9-1.9M17.3 6.7l1.9-1.9',
  },
  dim: {
    stroke:
      'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M5.6 18.4l1-1M17.4 6.6l1-1',
    fill: 'M12 8a4 4 0 0 1 0 8z',
  },
  // --- moving about
  undo: { stroke: 'M4 9h10.5a5 5 0 0 1 0 10.5H9M8 4.8L3.8 9 8 13.2' },
  redo: { stroke: 'M20 9H9.5a5 5 0 0 0 0 10.5H15M16 4.8L20.2 9 16 13.2' },
  menu: { stroke: 'M4 6.5h16M4 12h16M4 17.5h16' },
  close: { stroke: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  back: { stroke: 'M20 12H5M11 5.5L4.5 12l6.5 6.5' },
  turn: { stroke: 'M4 9.5h9v10.5H4zM8 5.5h6a5 5 0 0 1 5 5V15M16 12.5L19 15.7l3-3.2' },
  'full-screen': { stroke: 'M3.5 9V3.5H9M15 3.5h5.5V9M20.5 15v5.5H15M9 20.5H3.5V15' },
  plus: { stroke: 'M12 4.5v15M4.5 12h15' },
  minus: { stroke: 'M4.5 12h15' },
  check: { stroke: 'M4.5 12.5l5 5.5L19.5 6' },
  up: { stroke: 'M5 15l7-7 7 7' },
  down: { stroke: 'M5 9l7 7 7-7' },
  drag: { stroke: 'M5 8.5h14M5 12h14M5 15.5h14' },
  warning: { stroke: 'M12 3.5L22 20.5H2zM12 9.5v5.5M12 17.3v.7' },
  settings: { stroke: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h10M18 17h2M15 5v4M9 10v4M16 15v4' },
  record: {
    stroke:
      'M6 3.5h11a2 2 0 0 1 2 2v1.5h-3.5M17 3.5a2 2 0 0 0-1.5 2V18a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 0 7.5 18V5a1.7 1.7 0 0 0-1.5-1.5M10 8.5h3M10 12h3M10 15.5h3',
  },
  help: {
    stroke: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.4a2.8 2.8 0 1 1 4.2 2.5c-1 .6-1.5 1.1-1.5 2.1M12 16.7v.6',
  },
  rules: { stroke: 'M12 6c-2-2-5.5-2-8.5-1.5v14c3-.5 6.5-.5 8.5 1.5 2-2 5.5-2 8.5-1.5v-14C17.5 4 14 4 12 6zM12 6v14' },
  save: { stroke: 'M12 3.5v11M7 10l5 5 5-5M4 16v4.5h16V16' },
  open: { stroke: 'M3 19.5v-14h6l2 2.5h8v3M3 19.5l3-8.5h16l-3 8.5z' },
  shelf: { stroke: 'M3 20.5h18M5 20V6h3.5v14M8.5 20V4H13v16M14.5 19.7L17.5 5.5l3.3.8-2.8 13.7' },
  trash: { stroke: 'M4.5 6.5h15M9.5 6V3.5h5V6M6.5 6.5l1 14h9l1-14M10 10.5l.4 6.5M14 10.5l-.4 6.5' },
  person: { stroke: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-5 3.5-6.5 7.5-6.5s7 1.5 7.5 6.5' },
  eye: { stroke: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z' },
  'eye-shut': {
    stroke: 'M2 10.5c3 4 6.5 5.5 10 5.5s7-1.5 10-5.5M4.8 13.3L3 16M9 15.7l-.8 3.2M15 15.7l.8 3.2M19.2 13.3L21 16',
  },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

/** A sign of the house by its name, or a game's own as it is drawn. */
export type Sign = IconName | Drawing;

export function drawingOf(sign: Sign): Drawing {
  return typeof sign === 'string' ? ICONS[sign] : sign;
}
