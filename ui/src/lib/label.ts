/** The name that stands for a seat; a person who gave none is "You" to themselves alone. */
export function labelOf(name: string, seat: number, alone: boolean): string {
  const unnamed = name === "You" || name === `Player ${seat + 1}`;
  if (unnamed) return alone ? "You" : `Player ${seat + 1}`;
  return name || `Seat ${seat + 1}`;
}
