// What a number among the settings may be. Written by app/tests/contract.rs.
export const RANGES = {
  'voice-volume': { least: 0, most: 100, step: 5 },
  'ambience-volume': { least: 0, most: 100, step: 5 },
  'effects-volume': { least: 0, most: 100, step: 5 },
  'text-percent': { least: 100, most: 200, step: 10 },
  'night-percent': { least: 5, most: 100, step: 5 },
  'hold-ms': { least: 500, most: 2000, step: 250 },
  'quarter-turns': { least: 0, most: 3, step: 1 },
  'witches-least-s': { least: 5, most: 60, step: 1 },
  'constable-least-s': { least: 5, most: 60, step: 1 },
  'sand-s': { least: 15, most: 180, step: 15 },
  'discussion-min': { least: 1, most: 10, step: 1 },
} as const;
