/** Files that people take with them: saved, or handed on by the phone's own share sheet. */

export const RECORD = "application/jsonl";

/** Save a text as a file. */
export function keep(name: string, text: string, type = RECORD): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
