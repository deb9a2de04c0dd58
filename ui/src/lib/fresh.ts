/**
 * What a press has asked for and the next page does: `code` is the room whose first throw falls by
 * itself, `start` the one whose game starts as soon as this browser's dice are ready, `join` the one
 * in which a seat is to be taken, and under which name.
 */
export const fresh: {
  code: string | null;
  start: string | null;
  join: { code: string; name: string } | null;
} = { code: null, start: null, join: null };
