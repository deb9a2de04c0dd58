/** The name that stands for a seat; a person who gave none is "You" to themselves alone. */
import { say } from "../language/messages.ts";
export function labelOf(name: string, seat: number, alone: boolean): string {
  const unnamed = name === "You" || name === `Player ${seat + 1}`;
  if (unnamed) return alone ? "You" : say("seat", { seat: seat + 1 });
  return name || say("seat-number", { seat: seat + 1 });
}
