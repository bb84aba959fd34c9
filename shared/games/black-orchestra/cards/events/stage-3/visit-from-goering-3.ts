import {
  askSeat,
  changeSuspicion,
  conspirator,
  type EventCard,
  type ItemSource,
  spend,
  spendOptions,
  text,
} from '../../api';
import { decline, visitAlone, visitQuestion } from '../shared/visit';

export const card: EventCard = {
  id: 'visit-from-goering-3',
  stage: 3,
  kind: 'standard',
  copies: 1,
  name: { en: 'Visit from Goering', fr: 'Visite de Goering' },
  text: {
    en: 'Goering moves to the nearest conspirator elsewhere. If that conspirator is alone in their space, they may discard any number of items and lose 1 suspicion for each.',
    fr: 'Goering rejoint le conspirateur le plus proche hors de son lieu. S’il y est seul, ce conspirateur peut défausser des objets : suspicion −1 pour chacun.',
  },
  *resolve(run) {
    const host = yield* visitAlone(run, 'goering');
    if (host === null) return;
    for (let given = 0; ; given++) {
      const source = yield* askSeat<ItemSource | 'done'>(run, {
        ...visitQuestion(run, card.id, host),
        options: () => {
          const offered = spendOptions(run, conspirator(run.core.pub, host));
          return offered.length === 0
            ? []
            : [...offered, { key: 'done', label: text('option.done'), value: 'done' as const }];
        },
      });
      if (source === 'done' && given === 0) decline(run, card.id, host);
      if (source === null || source === 'done') return;
      spend(run, host, source);
      changeSuspicion(run, [host], -1);
    }
  },
};
