/** Files that people take with them: saved, or handed on by the phone's own share sheet. */

export const RECORD = "application/jsonl";

/** Save a text as a file. */
export function keep(name: string, text: string, type = RECORD): void {
  keepBytes(name, text, type);
}

/** The same of bytes. */
export function keepBytes(name: string, body: BlobPart, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([body], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether the phone can hand such a file on. */
export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Hand a file on by the share sheet; closing the sheet is fine. */
export async function share(file: File, title: string): Promise<void> {
  await navigator.share({ title, files: [file] }).catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== "AbortError") throw error;
  });
}

/** A record as a file that browsers share: they take plain text, and a name that says so. */
export function textFile(name: string, text: string): File {
  return new File([text], `${name}.txt`, { type: "text/plain" });
}
