import type { Ask, Option, Reason, Seat } from '../../../../shared/engine/ask';
import { seat } from '../../../../shared/engine/ask';
import type { ActionId } from '../../../../shared/games/complots/board/actions';
import type { CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import type { Facts } from '../drawing';

/** The options of an action: one, or one for each opponent. */
export function optionsOf({ options }: Ask, action: ActionId): readonly Option[] {
  return options.filter(({ key }) => key === action || key.startsWith(`${action}:`));
}

/** Why an action cannot be chosen; null where it can, or is not in play. */
export function reasonOf(ask: Ask, action: ActionId): Reason | null {
  if (optionsOf(ask, action).length > 0) return null;
  return ask.unavailable?.find(({ key }) => key === action || key.startsWith(`${action}:`)) ?? null;
}

/** The opponent that an option aims at; null where it aims at nobody. */
export function targetOf({ ref }: Option): Seat | null {
  return ref?.kind === 'seat' ? seat(Number(ref.id)) : null;
}

/** The character that an action claims; null for those that claim nothing. */
export function claimedBy({ characters }: Facts, action: ActionId): CharacterId | null {
  return Object.values(characters).find((one) => one.actions.includes(action))?.id ?? null;
}
