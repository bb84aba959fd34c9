import type { Announced } from '../../../engine/game';
import type { InLanguages } from '../../../engine/languages';

/** How Black Orchestra is announced: apart from its other words, which come with its rules. */
export const announced: InLanguages<Announced> = {
  en: {
    title: 'Black Orchestra',
    about: 'Germans against Hitler. You win together, or not at all.',
    presets: {
      first: { title: 'First evening', about: 'easy' },
      standard: { title: 'Standard', about: 'the usual game' },
      hard: { title: 'Hard', about: 'harder, odds hidden' },
      book: { title: 'As the book', about: 'no aid at all' },
    },
  },
  fr: {
    title: 'Black Orchestra',
    about: 'Des Allemands contre Hitler. Gagner ensemble, ou perdre ensemble.',
    presets: {
      first: { title: 'Première soirée', about: 'facile' },
      standard: { title: 'Standard', about: 'la partie habituelle' },
      hard: { title: 'Difficile', about: 'plus dur, chances cachées' },
      book: { title: 'Comme au livre', about: 'aucune aide' },
    },
  },
};
