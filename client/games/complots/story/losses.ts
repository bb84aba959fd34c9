import type { Seat } from '../../../../shared/engine/ask';
import type { MatchView } from '../../../../shared/engine/match';
import { ACTION_IDS } from '../../../../shared/games/complots/board/actions';
import { CHARACTER_IDS, type CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import { characterIn, seatIn } from './claims';

/** Stands for a character that is not turned up yet: why one is lost is the same for all. */
const [ANY] = CHARACTER_IDS;

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

/** What a seat is to turn up a character for, as the log tells; its character is not known yet. */
export function owedBy(log: MatchView['log'], of: Seat): Pick<LossTold, 'cause' | 'by'> | null {
  const who = { m: 'engine.seat', p: { n: of + 1 } };
  const next = { text: { m: 'log.turned-up', p: { who, character: { m: `character.${ANY}` } } } };
  return lossesOf([...log, next]).at(-1) ?? null;
}

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
