import type { Seat } from '../../../engine/ask';
import type { Offer } from '../../../engine/game';
import type { Script } from '../../../engine/script';
import type { GameRun } from '../cards/types';
import { name } from '../i18n/names';
import { playCard } from './act';
import { logLine, msg } from './log';
import { freeConspirators } from './select';

/** Everything that may be used whenever the game waits [BO 13]: any-time cards, what the edition adds, and revoking standing orders. */
export function offers(run: GameRun): readonly Offer[] {
  return [...cardOffers(run), ...run.content.rules.offers(run), ...standingOffers(run)];
}

function cardOffers(run: GameRun): readonly Offer[] {
  const { pub } = run.core;
  return freeConspirators(pub).flatMap(({ id, seat, dossier }) =>
    dossier.flatMap((card): Offer[] => {
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

function standingOffers(run: GameRun): readonly Offer[] {
  return run.core.pub.standing.flatMap(({ consent, finish }, index): Offer[] => {
    const seat = index as Seat;
    const revoking = (key: 'revoke-consent' | 'revoke-finish', script: () => Script): Offer => ({
      seat,
      option: { key, label: msg(`option.${key}`) },
      script,
    });
    return [
      ...(consent === 'always' ? [revoking('revoke-consent', () => revokeConsent(run, seat))] : []),
      ...(finish === 'by-itself' ? [revoking('revoke-finish', () => revokeFinish(run, seat))] : []),
    ];
  });
}

function* revokeConsent(run: GameRun, seat: Seat): Script {
  run.change((draft) => {
    const standing = draft.pub.standing[seat];
    if (standing !== undefined) standing.consent = 'ask';
  });
  logOwn(run, seat, 'log.consent-ask');
}

function* revokeFinish(run: GameRun, seat: Seat): Script {
  run.change((draft) => {
    delete draft.pub.standing[seat]?.finish;
  });
  logOwn(run, seat, 'log.finish-ask');
}

function logOwn(run: GameRun, seat: Seat, line: 'log.consent-ask' | 'log.finish-ask'): void {
  const own = run.core.pub.conspirators.find((one) => one.seat === seat);
  if (own !== undefined) logLine(run, line, { who: name.sheet(own.id) });
}
