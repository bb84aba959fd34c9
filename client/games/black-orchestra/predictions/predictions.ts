import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { openQuestions, outcomes } from '../../../../shared/games/black-orchestra/forecast/predictions';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Foreseeing } from '../../../table/contract/contract';
import { name, word, type WordId } from '../i18n/words';

/** The words for each answer. */
const ANSWERS: Readonly<Record<string, WordId>> = {
  raid: 'bo.foretell.raid',
  'no-raid': 'bo.foretell.no-raid',
  success: 'bo.foretell.success',
  quiet: 'bo.foretell.quiet',
  detected: 'bo.foretell.detected',
  victory: 'bo.foretell.victory',
  'all-arrested': 'bo.foretell.all-arrested',
  'no-events': 'bo.foretell.no-events',
  documents: 'bo.foretell.documents',
};

/** What spectators may foretell: raids, plots and the end. */
export const predictions: Foreseeing<Table, FactsByEdition> = {
  of: (facts) => ({
    open: (seen) => openQuestions(seen, facts[seen.table.edition]),
    outcomes: (seen) => outcomes(seen, facts[seen.table.edition]),
  }),
  question(id, text) {
    const [kind, n, card] = id.split(':');
    if (kind === 'event') return word(text, 'bo.foretell.event', { n: Number(n) });
    if (kind === 'plot') return word(text, 'bo.foretell.plot', { card: name(text, `card.${card ?? ''}`) });
    return word(text, 'bo.foretell.end');
  },
  answer: (_, key, text) => {
    const id = ANSWERS[key];
    return id === undefined ? key : word(text, id);
  },
};
