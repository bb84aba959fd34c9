import { useSyncExternalStore } from 'react';

import { browserStore, type Store } from './browser-storage';

/**
 * A setting that a reader has made in this browser, one of a few words. Components that draw it are redrawn when it
 * changes.
 */
export interface Setting<Value extends string> {
  /** Its possible values; the first one is the default. */
  readonly values: readonly Value[];
  /** Its value now; the default when none was stored, or an unknown one. */
  readonly now: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (call: () => void) => () => void;
}

/**
 * A setting of this browser.
 * @param key where it is stored
 * @param values its possible values; the first one is the default
 */
export function setting<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  store: Store = browserStore,
): Setting<Value> {
  const calls = new Set<() => void>();
  const [initial] = values;
  return {
    values,
    now() {
      const stored = store.getItem(key);
      return values.find((value) => value === stored) ?? initial;
    },
    set(value) {
      store.setItem(key, value);
      for (const call of calls) call();
    },
    subscribe(call) {
      calls.add(call);
      return () => void calls.delete(call);
    },
  };
}

/** The value of a setting; redraws whenever it changes. */
export function useSetting<Value extends string>({ now, subscribe }: Setting<Value>): Value {
  return useSyncExternalStore(subscribe, now);
}

/** How options act: final ones open first, or every one acts at the first tap. */
export const HABIT = setting('taps', ['look-first', 'at-once']);

/** Whether other people may see this screen: then a curtain hides what only its reader may read. */
export const ONLOOKERS = setting('onlookers', ['nobody', 'some']);

/** Whether a game may mark what its reader really holds. */
export const MARKS = setting('marks', ['shown', 'hidden']);

/** Whether codes and links of rooms stand on the screen, or are covered until they are held: for people who stream. */
export const CODES = setting('codes', ['shown', 'hidden']);

/** Whether a line is shown when a kind of decision comes up for the first time. */
export const HINTS = setting('hints', ['on', 'off']);

/** Whether the table makes sounds. */
export const SOUND = setting('sound', ['on', 'off']);

/** The same of a screen that everybody around it looks at: silent, since each of them may hear it from their own device. */
export const SHARED_SOUND = setting('shared-sound', ['off', 'on']);

/** How fast what happens is shown; `at-once`: nothing is waited for. */
export const PACE = setting('pace', ['normal', 'slow', 'fast', 'at-once']);
