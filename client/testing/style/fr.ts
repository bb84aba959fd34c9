import type { Style } from './style';

/** How French sentences are written. */
export const fr: Style = {
  never: [],
  exceptions: [],
};
