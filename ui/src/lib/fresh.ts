/** The room whose first throw falls by itself: whoever pressed "Play now" has asked for it. */
export const fresh: { code: string | null } = { code: null };
