import { createRef } from 'react';

import type { AskId, Ref } from '../../../shared/engine/ask';
import { HABIT } from '../../base/settings';
import { isField } from '../../base/ui/isField';
import { type Pressed, wayOf } from '../choices/pressing';
import { meaningOfTap } from '../choices/targets';
import { refKey } from '../contract/contract';
import { hintAfter } from './first-time';
import { askIdsOf, isAsked, isOver, isShared, knownPlansOf, sketchOf, slottedOf, targetsOf } from './selectors';
import { type Asked, drawerAfter, type DrawerEvent, shut } from './stops';
import type { Actions, Glance, Looks, TableInput, TableState } from './table';

/** The store of a table on the screen: its state and its actions. */
export interface TableStore {
  readonly now: () => TableState;
  /** Calls back after each change by the reader, until the returned function is called. */
  readonly subscribe: (call: () => void) => () => void;
  /** Takes new input, and forgets what belongs to former questions. Returns how often changed input has come. */
  readonly receive: (given: TableInput) => number;
}

const NOTHING: ReadonlySet<string> = new Set();
const AT_NOTHING: Glance = { narrow: null, list: null, slot: null, emphasis: NOTHING, opened: null, scene: 'open' };
const AT_FIRST: Looks = {
  ...AT_NOTHING,
  mode: 'act',
  dialog: null,
  drawer: shut,
  folded: 'folded',
  following: 'turn',
  declined: new Set(),
  sought: null,
  hint: null,
};

/** What is asked of this viewer, as far as the drawer opens for it. */
function askedIn(table: TableState): Asked {
  if (isOver(table) || sketchOf(table) !== null) return 'list';
  if (!isAsked(table)) return 'nothing';
  // Whoever has unfolded a suggestion takes its next step from it.
  const follows = table.folded === 'open' && knownPlansOf(table).length > 0;
  return slottedOf(table) === null || follows ? 'list' : 'row';
}

/** Whether the reader is in the middle of writing: nobody is taken away from that. */
function isWriting(): boolean {
  const at = document.activeElement;
  return isField(at) && at.value !== '';
}

/** Whether a scene fills the screen from now on. */
function beginsScene({ staged: { moment } }: TableState, before: TableState | null): boolean {
  return moment?.timing.weight === 'scene' && moment !== before?.staged.moment;
}

/** Whether the dialog explains a thing: after a scene nobody reads on there (found: it lay over the choices of an interrogation). */
function isThing(dialog: TableState['dialog']): boolean {
  return typeof dialog === 'object' && dialog !== null;
}

/** The reader's looks after new input: changed in the same drawing, or options would move under a finger. */
function withSettledLooks(table: TableState, before: TableState | null): TableState {
  const asked = askedIn(table);
  const others = before !== null && askIdsOf(before) !== askIdsOf(table);
  return {
    ...table,
    ...(others ? { ...AT_NOTHING, scene: isWriting() ? 'left' : 'open' } : {}),
    ...(isThing(table.dialog) && beginsScene(table, before) ? { dialog: null } : {}),
    drawer:
      asked === table.drawer.asked && (!others || asked === 'nothing')
        ? table.drawer
        : drawerAfter(table.drawer, { type: 'asked', what: asked }),
    folded: knownPlansOf(table).length === 0 ? 'folded' : table.folded,
    hint: before?.view.asks === table.view.asks ? table.hint : hintAfter(table.hint, table.view.asks, table.game),
  };
}

/**
 * Makes a table.
 * @param looks what its reader looks at first
 */
export function createTable(given: TableInput, looks: Partial<Looks> = {}): TableStore {
  const calls = new Set<() => void>();
  const change = (part: Partial<TableState>) => {
    const next = { ...state, ...part };
    // The same again draws nothing again: whatever is left says that nothing is pointed at, also where nothing was.
    if (isSame(next, state)) return;
    state = next;
    for (const call of [...calls]) call();
  };
  const tell = (event: DrawerEvent) => change({ drawer: drawerAfter(state.drawer, event) });
  const answer: Actions['answer'] = (ask, key, onFinal) => {
    const { choose, story, staged, follows } = state;
    follows.current = true;
    staged.answered();
    const open = () => {
      // Nothing has been answered: the question can still end by something that the reader has not done.
      story.withheld(ask);
      onFinal?.();
    };
    choose(ask, key, onFinal === undefined ? undefined : open);
    change({ dialog: null });
    // Draw nothing for it before its result is there.
    story.acted(ask);
  };
  const press = (id: AskId, key: string, pressed: Pressed) => {
    const { planner, view, game, slot } = state;
    if (planner.drawn?.ask.id === id) {
      change({ narrow: null, dialog: null, slot: null, list: null });
      planner.add(key);
      return;
    }
    if (state.mode === 'look') {
      change({ dialog: 'look-only' });
      return;
    }
    const ask = view.asks.find((open) => open.id === id);
    const option = ask?.options.find((one) => one.key === key);
    if (ask === undefined || option === undefined) return;
    const from = document.activeElement;
    const open = () => {
      state.follows.current = false;
      change({ dialog: null, opened: { ask: id, key, from } });
    };
    switch (wayOf(ask, option, { habit: HABIT.now(), pressed, slot, choosing: game.client.choosing })) {
      case 'act':
        answer(id, key);
        return;
      case 'open':
        open();
        return;
      case 'try':
        answer(id, key, open);
        return;
    }
  };
  const explain = (ref: Ref) => change(isShared(state) ? { emphasis: new Set([refKey(ref)]) } : { dialog: ref });
  const actions: Actions = {
    answer,
    press: (ask, key) => press(ask, key, 'option'),
    advance: (ask, key) => press(ask, key, 'next-step'),
    accept: (ask, key) => press(ask, key, 'suggestion'),
    tap: (ref) => {
      const meaning = meaningOfTap(targetsOf(state), ref, state.mode);
      switch (meaning.kind) {
        case 'act':
          press(meaning.target.ask.id, meaning.target.option.key, 'thing');
          return;
        case 'narrow':
          change({ dialog: null, narrow: meaning.ref });
          tell({ type: 'options' });
          return;
        case 'explain':
          explain(meaning.ref);
          return;
      }
    },
    look: change,
    emphasise: (things) => change({ emphasis: things ?? NOTHING }),
    tell,
    more: (unfolded) => {
      change({ list: { unfolded } });
      tell({ type: 'options' });
    },
    open: (slot) => {
      if (state.slot === slot) {
        actions.close();
        return;
      }
      change({ slot, narrow: null });
      tell({ type: 'options' });
    },
    close: () => {
      change({ dialog: null, narrow: null, list: null, slot: null });
      tell({ type: 'settled' });
    },
    seek: ({ n, thing }) => {
      change({ sought: n });
      explain(thing);
    },
    toNow: () => {
      state.follows.current = true;
      state.lookBack(null);
    },
    plan: (member) => {
      state.planner.begin(member);
      tell({ type: 'options' });
    },
  };
  let came = 0;
  let state = withSettledLooks(
    { ...AT_FIRST, ...looks, ...given, actions, prompt: createRef<HTMLDivElement>(), follows: { current: true } },
    null,
  );
  return {
    now: () => state,
    subscribe: (call) => {
      calls.add(call);
      return () => void calls.delete(call);
    },
    receive: (next) => {
      // A story that is followed on is another object each time.
      const story = isSame(next.story, state.story) ? state.story : next.story;
      const after = withSettledLooks({ ...state, ...next, story }, state);
      if (!isSame(after, state)) {
        state = after;
        came += 1;
      }
      return came;
    },
  };
}

/** Whether all parts of two objects are the same. */
function isSame<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key]);
}
