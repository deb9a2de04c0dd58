/** Whether a key press is meant for the table, and not for a field, a dialog or the browser. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target;
  return !(
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
