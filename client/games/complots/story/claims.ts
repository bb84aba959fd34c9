import { type Seat, seat } from '../../../../shared/engine/ask';
import type { MatchView } from '../../../../shared/engine/match';
import type { TextParam } from '../../../../shared/engine/text';
import { ACTION_IDS, type ActionId } from '../../../../shared/games/complots/board/actions';
import { CHARACTER_IDS, type CharacterId } from '../../../../shared/games/complots/board/characters/ids';

/** A character that somebody has claimed, and what became of it. */
export interface ClaimTold {
  /** The number of its line in the log. */
  readonly at: number;
  /** The how manieth turn of the match, as far as the log tells: each action begins one. */
  readonly turn: number;
  readonly seat: Seat;
  readonly character: CharacterId;
  /** Null: it counters the action. */
  readonly action: ActionId | null;
  readonly target: Seat | null;
  readonly doubter: Seat | null;
  readonly fate: 'stood' | 'proved' | 'lie';
}

type Log = MatchView['log'];

/** The seat that a parameter of a sentence names; null where it names none. */
export function seatIn(param: TextParam | undefined): Seat | null {
  if (typeof param !== 'object' || !('m' in param) || param.m !== 'engine.seat') return null;
  const n = param.p?.['n'];
  return typeof n === 'number' ? seat(n - 1) : null;
}

/** The character that a parameter of a sentence names; null where it names none. */
export function characterIn(param: TextParam | undefined): CharacterId | null {
  if (typeof param !== 'object' || !('m' in param)) return null;
  return CHARACTER_IDS.find((id) => param.m === `character.${id}`) ?? null;
}

/** How many turns the log tells of: each action begins one. */
export function turnsOf(log: Log): number {
  return log.filter(({ text: { m } }) => ACTION_IDS.some((id) => m === `log.${id}`)).length;
}

/** Every claim that the log tells, oldest first. The newest may still be open to doubt: then it stands. */
export function claimsOf(log: Log): readonly ClaimTold[] {
  const told: ClaimTold[] = [];
  let turn = 0;
  log.forEach(({ text: { m, p = {} } }, at) => {
    const action = ACTION_IDS.find((id) => m === `log.${id}`) ?? null;
    if (action !== null) turn++;
    const [by, character] = [seatIn(p['who']), characterIn(p['character'])];
    const last = told.at(-1);
    if (by === null) return;
    if (character !== null && (action !== null || m === 'log.countered')) {
      const target = seatIn(p['target']);
      told.push({ at, turn, seat: by, character, action, target, doubter: null, fate: 'stood' });
    } else if (last !== undefined) {
      if (m === 'log.challenged') told[told.length - 1] = { ...last, doubter: by };
      if (m === 'log.proved') told[told.length - 1] = { ...last, fate: 'proved' };
      if (m === 'log.lied') told[told.length - 1] = { ...last, fate: 'lie' };
    }
  });
  return told;
}

/** How often somebody has claimed a character so far, and whether it was ever proved or caught. */
export function recordOf(claims: readonly ClaimTold[], of: Seat, character: CharacterId): readonly ClaimTold[] {
  return claims.filter((one) => one.seat === of && one.character === character);
}
