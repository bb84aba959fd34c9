import type { GameWords } from '../../../base/i18n/load';

/** The sentences of the drawing: nobody loads a language that is not theirs. */
export const words: GameWords = {
  usual: {
    en: async () => (await import('./en')).en,
    fr: async () => (await import('./fr')).fr,
  },
  wordings: () => Promise.resolve({}),
};
