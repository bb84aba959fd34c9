import type { Style } from './style';

/** How English sentences are written. */
export const en: Style = {
  never: [],
  exceptions: [],
};
