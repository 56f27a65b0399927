// Small pictures in names are drawn by our own letters, in the colour of the text (fonts-names.css). Must
// change nothing that tells one name from another.

/** Asks for a coloured picture: where the system has one, an engine may take it, and no style sheet forbids it. */
const IN_COLOUR = '\ufe0f';

/** The same, with all pictures in it as they are drawn in ink. */
export function inInk<T>(shown: T): T {
  const text = JSON.stringify(shown);
  return text.includes(IN_COLOUR) ? (JSON.parse(text.replaceAll(IN_COLOUR, '')) as T) : shown;
}
