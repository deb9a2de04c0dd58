/** Files and links that people take with them: saved, or handed on by the phone's own share sheet. */

import { say } from "../language/messages.ts";

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

/** Hand a file on by the share sheet, with the link that it is about; closing the sheet is fine. */
export async function share(file: File, title: string, link = ""): Promise<void> {
  const both = { title, files: [file], text: link };
  const given = link && navigator.canShare(both) ? both : { title, files: [file] };
  await navigator.share(given).catch(unlessClosed);
}

/**
 * Hand on a text that ends with a link: by the share sheet where there is one, else by the clipboard.
 * What people should hear of it: that it was copied, or the text itself where nothing else works.
 */
export async function handOn(text: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share({ text }).catch(unlessClosed);
      return "";
    }
    await navigator.clipboard.writeText(text);
    return say("copied");
  } catch {
    return text;
  }
}

function unlessClosed(error: unknown): void {
  if (!(error instanceof DOMException) || error.name !== "AbortError") throw error;
}

/** A record as a file that browsers share: they take plain text, and a name that says so. */
export function textFile(name: string, text: string): File {
  return new File([text], `${name}.txt`, { type: "text/plain" });
}
