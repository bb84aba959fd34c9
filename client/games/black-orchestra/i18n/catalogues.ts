import type { GameWords } from '../../../base/i18n/load';

/** The screen's own sentences, each language and the other wordings by themselves: nobody needs all of them. */
export const words: GameWords = {
  usual: {
    en: async () => (await import('./en')).en,
    fr: async () => (await import('./fr')).fr,
  },
  wordings: async () => (await import('./wordings')).wordings,
};
