import type { ActionId } from '../actions';
import { ambassador } from './ambassador';
import { assassin } from './assassin';
import { captain } from './captain';
import { countess } from './countess';
import { duchess } from './duchess';
import { type CharacterId, type FifthId, inPlay } from './ids';
import { inquisitor } from './inquisitor';
import type { Action, Character } from './types';

/** All characters. */
export const characters: Readonly<Record<CharacterId, Character>> = {
  duchess,
  assassin,
  countess,
  captain,
  ambassador,
  inquisitor,
};

const free = { cost: 0, paid: 'at-once', target: 'none', countered: 'by-nobody' } as const;

/** All actions, with and without a character [CO 6]. */
export const actions: Readonly<Record<ActionId, Action>> = {
  income: { ...free, id: 'income' },
  foreignAid: { ...free, id: 'foreignAid', countered: 'by-anybody' },
  tax: { ...free, id: 'tax' },
  steal: { ...free, id: 'steal', target: 'opponent-with-coins', countered: 'by-target' },
  kill: { id: 'kill', cost: 3, paid: 'staked', target: 'opponent', countered: 'by-target' },
  exchange2: { ...free, id: 'exchange2' },
  exchange1: { ...free, id: 'exchange1' },
  inspect: { ...free, id: 'inspect', target: 'opponent' },
  assassination: { id: 'assassination', cost: 7, paid: 'at-once', target: 'opponent', countered: 'by-nobody' },
};

/** The character that an action claims; null for the three that everybody has. */
export function claimOf(action: ActionId): CharacterId | null {
  return Object.values(characters).find((one) => one.actions.includes(action))?.id ?? null;
}

/** The characters in play that stop an action. */
export function stopping(action: ActionId, fifth: FifthId): readonly CharacterId[] {
  return inPlay(fifth).filter((id) => characters[id].counters.includes(action));
}
