import { applyPatch, PatchError } from '../patch/apply';
import type { NumberedPatch } from '../patch/operation';
import type { PatchMessage, ViewMessage } from './rooms';

/** The result of a patch on a replica. */
export type Followed<T> =
  | { readonly kind: 'next'; readonly value: T }
  /** The replica has this state already, or a later one. */
  | { readonly kind: 'outdated' }
  /** Patches are missing. Only a whole state helps. */
  | { readonly kind: 'gap' }
  /** The patch is for this state, but does not fit its value. Only a whole state helps. */
  | { readonly kind: 'misfit'; readonly error: PatchError };

/**
 * Applies a patch to the value of the state with the number `at`.
 * @returns the value of state `to`, or why there is none; the value before is left as it was
 */
export function follow<T>(value: T, at: number, { from, to, patch }: NumberedPatch): Followed<T> {
  if (to <= at) return { kind: 'outdated' };
  if (from !== at) return { kind: 'gap' };
  try {
    return { kind: 'next', value: applyPatch(value, patch) };
  } catch (error) {
    if (error instanceof PatchError) return { kind: 'misfit', error };
    throw error;
  }
}

/** Applies a `patch` message of a room to the view that is known: {@link follow} for the room protocol. */
export function followView(known: ViewMessage, message: PatchMessage): Followed<ViewMessage> {
  const followed = follow(known.view, known.stateID, message);
  if (followed.kind !== 'next') return followed;
  const { to, waitingSince, changedAt, now } = message;
  return { kind: 'next', value: { stateID: to, view: followed.value, waitingSince, changedAt, now } };
}
