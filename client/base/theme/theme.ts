import { MEDIA } from '../breakpoints';
import { storedTheme, storeTheme, type ThemeChoice } from '../browser-storage';

/** Gives the page the look that was chosen in this browser, or that of the device. */
export function wear(): void {
  const chosen = storedTheme();
  const ofDevice = window.matchMedia(MEDIA.daylight).matches ? 'light' : 'dark';
  const look = chosen === 'device' ? ofDevice : chosen;
  document.documentElement.dataset['theme'] = look;
  // The browser colours its own bar as the first of these says that holds.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.setAttribute('media', meta.dataset['theme'] === look ? 'all' : 'not all');
  }
}

/** Chooses a look for this browser. */
export function chooseTheme(theme: ThemeChoice): void {
  storeTheme(theme);
  wear();
}

/** Changes the look with the device's, which may do so at dusk. */
export function followDevice(): void {
  window.matchMedia(MEDIA.daylight).addEventListener('change', wear);
}
