// What the end of a game asks of the shelf that follows it. Holds no more than that.

/** "Again with the same table": the shelf opens the set-up with the last table's names in. */
export const wish = $state({ again: false });
