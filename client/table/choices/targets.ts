import { type Ask, IN_ADVANCE, type Ref } from '../../../shared/engine/ask';
import { refKey, type Target } from '../contract/contract';

/**
 * The options of open asks by the thing they point at. Options that point at nothing are left out, and standing orders: who
 * taps a thing wants to read it or to use it now.
 * @param explained the kinds of things of which a tap uses none
 */
export function targetsOf(
  asks: readonly Ask[],
  explained: readonly string[] = [],
): ReadonlyMap<string, readonly Target[]> {
  const targets = new Map<string, Target[]>();
  for (const ask of asks) {
    if (ask.kind === IN_ADVANCE) continue;
    for (const option of ask.options) {
      if (option.ref === undefined || explained.includes(option.ref.kind)) continue;
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

/** Whether taps choose options; in mode `look` they only explain, and in mode `mark`, on a screen for everybody, they only emphasise. */
export type TapMode = 'act' | 'look' | 'mark';

/**
 * What a tap on a thing means. A thing with one option is acted on, one with several narrows the prompt, one with none is
 * explained.
 */
export function meaningOfTap(targets: ReadonlyMap<string, readonly Target[]>, ref: Ref, mode: TapMode): Tap {
  const here = mode !== 'act' ? [] : (targets.get(refKey(ref)) ?? []);
  const only = here[0];
  if (only === undefined) return { kind: 'explain', ref };
  return here.length === 1 ? { kind: 'act', target: only } : { kind: 'narrow', ref };
}

/** The asks that have options for a thing, each with these options only. */
export function narrowedTo(asks: readonly Ask[], ref: Ref): readonly Ask[] {
  const key = refKey(ref);
  return asks
    .map((ask) => ({
      ...ask,
      options: ask.options.filter((option) => option.ref !== undefined && refKey(option.ref) === key),
    }))
    .filter(({ options }) => options.length > 0);
}
