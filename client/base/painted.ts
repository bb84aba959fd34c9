/** Resolves once the browser has painted what is drawn by now. A page in the background is not painted before it is looked at. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
