let isMissing = false;

/** Notes when code of the page, or its style sheet, could not be fetched. Vite's loader says so with an event. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', () => (isMissing = true));
}

/**
 * Tries something again that could not be loaded. Where code was missing the whole page is loaded again: a module that is
 * fetched anew comes without its style sheet, and after an update of the server it is not there any more.
 */
export function tryAgain(load: () => void): void {
  if (isMissing) window.location.reload();
  else load();
}
