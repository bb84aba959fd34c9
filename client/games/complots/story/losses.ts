import type { Seat } from '../../../../shared/engine/ask';
import type { MatchView } from '../../../../shared/engine/match';
import { ACTION_IDS } from '../../../../shared/games/complots/board/actions';
import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import { characterIn, seatIn } from './claims';

/** Why a character was lost [CO 9]. */
type Cause = 'lie' | 'doubt' | 'kill' | 'assassination' | 'conceded';

/** A character that was turned up for good. */
export interface LossTold {
  /** The number of its line in the log. */
  readonly at: number;
  readonly seat: Seat;
  readonly character: CharacterId;
  readonly cause: Cause;
  /** Who has brought it about; null where the seat has done so itself. */
  readonly by: Seat | null;
}

type Owed = Pick<LossTold, 'seat' | 'cause' | 'by'>;

/** Every character that the log tells as lost, oldest first, each with what it was lost for. */
export function lossesOf(log: MatchView['log']): readonly LossTold[] {
  const told: LossTold[] = [];
  let owed: readonly Owed[] = [];
  let blow: Omit<Owed, 'seat'> = { cause: 'kill', by: null };
  let doubter: Seat | null = null;
  log.forEach(({ text: { m, p = {} } }, at) => {
    const who = seatIn(p['who']);
    if (who === null) return;
    if (ACTION_IDS.some((id) => m === `log.${id}`)) {
      owed = [];
      blow = { cause: m === 'log.assassination' ? 'assassination' : 'kill', by: who };
    }
    switch (m) {
      case 'log.challenged':
        doubter = who;
        return;
      case 'log.lied':
        owed = [{ seat: who, cause: 'lie', by: doubter }];
        return;
      case 'log.proved':
        if (doubter !== null) owed = [{ seat: doubter, cause: 'doubt', by: who }];
        return;
      case 'log.conceded':
        // Both characters may go, whatever was owed.
        owed = [
          ...owed.filter(({ seat }) => seat !== who),
          ...Array.from({ length: 2 }, () => ({ seat: who, cause: 'conceded', by: null }) as const),
        ];
        return;
      case 'log.turned-up': {
        const character = characterIn(p['character']);
        if (character === null) return;
        // What a verdict costs is paid before the blow falls.
        const debt = owed.find(({ seat }) => seat === who);
        owed = owed.filter((one) => one !== debt);
        told.push({ at, seat: who, character, ...(debt === undefined ? blow : { cause: debt.cause, by: debt.by }) });
      }
    }
  });
  return told;
}
