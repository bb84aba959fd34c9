import type { Seat } from '../../../engine/ask';
import type { Offer } from '../../../engine/game';
import type { Script } from '../../../engine/script';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import { playCard } from './act';
import { msg, say } from './say';
import { freeConspirators } from './select';

/** Everything that may be used whenever the game waits [BO 13]: any-time cards, and taking back a standing consent. */
export function offers(play: Play): readonly Offer[] {
  return [...cardOffers(play), ...standingOffers(play)];
}

function cardOffers(play: Play): readonly Offer[] {
  const { pub } = play.core;
  return freeConspirators(pub).flatMap(({ id, seat, dossier }) =>
    dossier.flatMap((card): Offer[] => {
      const { anyTime } = play.content.card(card);
      if (pub.resolving.includes(card) || anyTime?.usable(play, id) !== true) return [];
      const option = {
        key: `play:${card}`,
        label: msg('option.react', { card: name.card(card) }),
        ref: { kind: 'card', id: card },
      };
      return [{ seat, option, script: () => playCard(play, id, card, anyTime) }];
    }),
  );
}

function standingOffers(play: Play): readonly Offer[] {
  return play.core.pub.standing.flatMap(({ consent }, index): Offer[] => {
    if (consent !== 'always') return [];
    const seat = index as Seat;
    return [
      {
        seat,
        option: { key: 'revoke-consent', label: msg('option.revoke-consent') },
        script: () => revoke(play, seat),
      },
    ];
  });
}

function* revoke(play: Play, seat: Seat): Script {
  play.change((draft) => {
    const standing = draft.pub.standing[seat];
    if (standing !== undefined) standing.consent = 'ask';
  });
  const own = play.core.pub.conspirators.find((one) => one.seat === seat);
  if (own !== undefined) say(play, 'log.consent-ask', { who: name.sheet(own.id) });
}
