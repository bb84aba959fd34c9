let isMissing = false;

/** Notes when code of the page, or its style sheet, could not be fetched. Vite's loader says so with an event. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', () => (isMissing = true));
}

/** After how long a page that cannot begin is loaded again, in milliseconds. */
export const LOAD_AGAIN_MS = 5_000;

/**
 * Loads the page again by itself when one of its scripts could not be fetched: without it there is nothing on the page that a person
 * could press. Only the early script can say so.
 */
export function watchForMissingScript(loadAgain: () => void): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) setTimeout(loadAgain, LOAD_AGAIN_MS);
    },
    // It does not bubble.
    { capture: true },
  );
}

/**
 * Tries something again that could not be loaded. Where code was missing the whole page is loaded again: a module that is
 * fetched anew comes without its style sheet, and after an update of the server it is not there any more.
 */
export function tryAgain(load: () => void): void {
  if (isMissing) window.location.reload();
  else load();
}
