import { ANY_TIME, type Ask, type Ref } from '../../shared/engine/ask';
import { refKey, type Target } from './contract';

/** Options of open asks by the thing they point at; those that point at nothing are only in the list. */
export function targetsOf(asks: readonly Ask[]): ReadonlyMap<string, readonly Target[]> {
  const targets = new Map<string, Target[]>();
  for (const ask of asks) {
    for (const option of ask.options) {
      if (option.ref === undefined) continue;
      const key = refKey(option.ref);
      targets.set(key, [...(targets.get(key) ?? []), { ask, option }]);
    }
  }
  return targets;
}

/** What a tap on a thing means. */
export type Tap =
  | { readonly kind: 'act'; readonly target: Target }
  | { readonly kind: 'narrow'; readonly ref: Ref }
  | { readonly kind: 'explain'; readonly ref: Ref };

/** Whether taps may act; `look` explains whatever is tapped. */
export type TapMode = 'act' | 'look';

/**
 * What a tap on a thing means: its only option acts, several narrow the prompt to them, none explains the thing. An
 * any-time effect never acts by a tap alone: a card once spent is spent, so it takes the button as well.
 */
export function meaningOfTap(targets: ReadonlyMap<string, readonly Target[]>, ref: Ref, mode: TapMode): Tap {
  const here = mode === 'look' ? [] : (targets.get(refKey(ref)) ?? []);
  const only = here[0];
  if (only === undefined) return { kind: 'explain', ref };
  return here.length === 1 && only.ask.kind !== ANY_TIME ? { kind: 'act', target: only } : { kind: 'narrow', ref };
}

/** The asks with only the options that point at a thing, without those that have none. */
export function narrowedTo(asks: readonly Ask[], ref: Ref): readonly Ask[] {
  const key = refKey(ref);
  return asks
    .map((ask) => ({
      ...ask,
      options: ask.options.filter((option) => option.ref !== undefined && refKey(option.ref) === key),
    }))
    .filter(({ options }) => options.length > 0);
}
