import { seat } from '../../../engine/ask';
import type { Draft } from '../../../engine/draft';
import { type CharacterId, inPlay } from '../board/characters/ids';
import { copiesFor } from '../setup';
import type { Core } from '../state';

type Short = 'Du' | 'As' | 'Co' | 'Ca' | 'Am' | 'In';
/** The characters as the reference of the rules shortens them. */
export const IDS: Readonly<Record<Short, CharacterId>> = {
  Du: 'duchess',
  As: 'assassin',
  Co: 'countess',
  Ca: 'captain',
  Am: 'ambassador',
  In: 'inquisitor',
};

/** What a seat has: its cards, `x` before those that are face up, and its coins. */
export interface Held {
  readonly cards: readonly [string, string];
  readonly coins?: number;
}

/** Gives seats, by letter, their cards and coins; all other cards go round as they come. Whoever has both cards face up is out. */
export function deal(draft: Draft<Core>, held: Readonly<Record<string, Held>>): void {
  const { pub, hidden } = draft;
  const rest = inPlay(pub.options.fifth).flatMap((id) => Array.from({ length: copiesFor(pub.seats.length) }, () => id));
  for (const [who, { cards, coins = 2 }] of Object.entries(held)) {
    const of = seat('ABCDEFGH'.indexOf(who));
    const one = pub.seats[of];
    if (one === undefined) continue;
    pub.treasury += one.coins - coins;
    one.coins = coins;
    const characters = cards.map((card) => IDS[card.replace('x', '') as Short]);
    for (const id of characters) rest.splice(rest.indexOf(id), 1);
    const isUp = (i: number): boolean => cards[i]?.startsWith('x') === true;
    one.slots = characters.map((id, i) => (isUp(i) ? id : 'hidden'));
    hidden.slots[of] = characters.map((id, i) => (isUp(i) ? null : id));
    if (cards.every((_, i) => isUp(i))) pub.out.push(of);
  }
  if (Object.keys(held).length === 0) return;
  hidden.slots = hidden.slots.map((slots, i) => ('ABCDEFGH'.charAt(i) in held ? slots : rest.splice(0, 2)));
  hidden.court = rest;
}
