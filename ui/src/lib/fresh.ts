/**
 * What a press has asked for and the next page does: `code` is the room whose first throw falls by
 * itself, `start` the one whose game starts as soon as this browser's dice are ready.
 */
export const fresh: { code: string | null; start: string | null } = { code: null, start: null };
