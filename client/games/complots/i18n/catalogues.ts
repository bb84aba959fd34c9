import type { GameWords } from '../../../base/i18n/load';

/** The screen's own sentences, each language by itself. */
export const words: GameWords = {
  usual: {
    en: async () => (await import('./en')).en,
    fr: async () => (await import('./fr')).fr,
  },
  wordings: () => Promise.resolve({}),
};
