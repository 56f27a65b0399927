// What the page itself has to say to a screen reader, apart from the narrator's lines; read out by
// Caption.svelte. Must never hold anything that somebody chose in secret.

/** The message that is said now, by its id. */
export const announced: { message: string | null } = $state({ message: null });
