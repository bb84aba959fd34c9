/** Whether an element is a field that somebody writes into, which has an undo and keys of its own. */
export function isField(element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
