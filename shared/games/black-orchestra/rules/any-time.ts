import { flat } from '../../../engine/flat';
import type { Offer } from '../../../engine/game';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import { playCard } from './act';
import { msg } from './log';
import { freeConspirators } from './select';

/** Everything that may be used whenever the game waits [BO 13]: any-time cards, and what the edition adds. */
export function offers(run: GameRun): readonly Offer[] {
  return [...cardOffers(run), ...run.content.rules.offers(run)];
}

function cardOffers(run: GameRun): readonly Offer[] {
  const { pub } = run.core;
  return flat(freeConspirators(pub), ({ id, seat, dossier }) =>
    flat(dossier, (card): readonly Offer[] => {
      const { anyTime } = run.content.card(card);
      if (pub.resolving.includes(card) || anyTime?.bar(run, id) !== null) return [];
      const option = {
        key: `play:${card}`,
        label: msg('option.react', { card: name.card(card) }),
        ref: { kind: 'card', id: card },
      };
      return [{ seat, option, script: () => playCard(run, id, card, anyTime) }];
    }),
  );
}
