import type { MatchView } from '../../../../shared/engine/match';
import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Slot } from '../../../../shared/games/complots/state';
import type { Table } from '../../../../shared/games/complots/table';
import { characterIn, claimsOf, type ClaimTold, seatIn } from './claims';

/** What a claim was, once everything is bared; `unknown` where the cards of that moment went back to the Court unseen. */
export type Truth = 'true' | 'bluff' | 'caught' | 'unknown';

/** A claim with what it was. */
export interface Judged extends ClaimTold {
  readonly truth: Truth;
}

/** A place for a character at an earlier moment; of one that lies face down the character may be unknown. */
type Place =
  { readonly side: 'up'; readonly id: CharacterId } | { readonly side: 'down'; readonly id: CharacterId | null };

function atTheEnd(slot: Slot, own: CharacterId | null): Place {
  return slot === 'hidden' || slot === 'empty' ? { side: 'down', id: own } : { side: 'up', id: slot };
}

/** Every claim with what it was, oldest first: the log is read backwards from the hands that are bared at the end. */
export function judgedIn({ table, log }: Pick<MatchView<Table>, 'table' | 'log'>): readonly Judged[] {
  const { bared } = table;
  if (bared === null) return [];
  const claims = new Map(claimsOf(log).map((claim) => [claim.at, claim]));
  const hands: Place[][] = table.seats.map(({ slots }, of) =>
    slots.map((slot, i) => atTheEnd(slot, bared.slots[of]?.[i] ?? null)),
  );
  const judged = [...log.entries()].reverse().flatMap(([at, { text }]): readonly Judged[] => {
    const claim = claims.get(at);
    if (claim !== undefined) return [{ ...claim, truth: truthOf(claim, hands[claim.seat] ?? []) }];
    before(text, hands);
    return [];
  });
  return judged.reverse();
}

/** Takes the hands back to before a line of the log. */
function before({ m, p = {} }: MatchView['log'][number]['text'], hands: Place[][]): void {
  const [who, target, id, n] = [seatIn(p['who']), seatIn(p['target']), characterIn(p['character']), p['n']];
  const own = (who === null ? undefined : hands[who]) ?? [];
  const theirs = (target === null ? undefined : hands[target]) ?? [];
  switch (m) {
    case 'log.turned-up': {
      const up = own.findIndex((place) => place.side === 'up' && place.id === id);
      if (up >= 0) own[up] = { side: 'down', id };
      return;
    }
    case 'log.proved':
      if (typeof n === 'number') own[n - 1] = { side: 'down', id };
      return;
    case 'log.replaced':
      if (typeof n === 'number') theirs[n - 1] = { side: 'down', id: null };
      return;
    case 'log.exchanged':
      own.forEach((place, i) => {
        if (place.side === 'down') own[i] = { side: 'down', id: null };
      });
  }
}

function truthOf({ fate, character }: ClaimTold, places: readonly Place[]): Truth {
  if (fate === 'proved') return 'true';
  if (fate === 'lie') return 'caught';
  const down = places.filter(({ side }) => side === 'down');
  if (down.some(({ id }) => id === character)) return 'true';
  return down.some(({ id }) => id === null) ? 'unknown' : 'bluff';
}
