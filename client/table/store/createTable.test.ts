/** @jest-environment ./client/testing/environment.ts */
import { type AskId, askId } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import { one, Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { HABIT } from '../../base/settings';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { memberView, roomView } from '../../testing/room';
import type { Scheduled } from '../contract/staged';
import type { Moment } from '../contract/story';
import { cardTiming, sceneTiming, type Timing } from '../contract/timing';
import { createTable } from './createTable';
import { drawingOf } from './selectors';
import { stillTable } from './still';
import type { Looks, OpenedOption, TableInput } from './table';

const PARIS = { kind: 'space', id: 'paris' };
const game = blackOrchestraIn('en');
const room = roomView({ phase: 'playing', members: [memberView(0, 'Anna'), memberView(1, 'Ben')] });

/** A table of Beck's, how often it has changed, and what was chosen at it, as ask and key. */
function becks(view: MatchView = Scenario.turn().view('beck'), looks: Partial<Looks> = {}) {
  const chosen: string[] = [];
  const finals: (() => void)[] = [];
  const choose: TableInput['choose'] = (ask, key, onFinal) => {
    chosen.push(`${ask} ${key}`);
    if (onFinal !== undefined) finals.push(onFinal);
  };
  const given = (of: MatchView, more: Partial<TableInput> = {}): TableInput => ({
    ...stillTable(room, of, game),
    choose,
    ...more,
  });
  const table = createTable(given(view), looks);
  let changes = 0;
  table.subscribe(() => (changes += 1));
  const come = (of: MatchView, more: Partial<TableInput> = {}) => table.receive(given(of, more));
  return { ...table, actions: table.now().actions, view, chosen, finals, come, changes: () => changes };
}

/** The same view with another question. */
function asked(view: MatchView, id: string): MatchView {
  return { ...view, asks: view.asks.map((ask) => ({ ...ask, id: askId(id) })) };
}

beforeEach(() => window.localStorage.clear());

describe('The scene of a question', () => {
  const come = (written: string): Looks['scene'] => {
    const field = document.body.appendChild(document.createElement('input'));
    field.value = written;
    field.focus();
    const { view, come, now } = becks();
    come(asked(view, '9.0.1'));
    field.remove();
    return now().scene;
  };

  it('opens by itself, but over nobody who is writing (found: it took the focus, and the next letter of a message chose an option)', () => {
    expect(come('')).toBe('open');
    expect(come('wait for')).toBe('left');
  });
});

describe('What is looked at', () => {
  it('changes nothing where it is the same again (bug: each press drew the whole map anew)', () => {
    const { now, actions, changes } = becks();
    actions.emphasise(null);
    actions.look({ narrow: null, list: null });
    expect(changes()).toBe(0);
    actions.emphasise(new Set(['space:paris']));
    expect([...now().emphasis]).toEqual(['space:paris']);
    actions.emphasise(null);
    expect([[...now().emphasis], changes()]).toEqual([[], 2]);
  });

  it('stays, each part of it, while another changes', () => {
    const { now, actions } = becks();
    const opened: OpenedOption = { ask: askId('1.0.1'), key: 'dossier', from: null };
    actions.emphasise(new Set(['space:paris']));
    actions.look({ narrow: PARIS });
    actions.look({ list: { unfolded: 'group.move' } });
    actions.look({ opened });
    expect(now()).toMatchObject({ narrow: PARIS, list: { unfolded: 'group.move' }, opened });
    expect([...now().emphasis]).toEqual(['space:paris']);
  });

  it('is forgotten with the questions, and stays with a view that asks the same', () => {
    const { now, actions, view, come } = becks();
    actions.look({ narrow: PARIS });
    come({ ...view });
    expect(now().narrow).toEqual(PARIS);
    come(asked(view, '2.0.1'));
    expect(now().narrow).toBeNull();
    actions.emphasise(new Set(['space:berlin']));
    come(view);
    expect([...now().emphasis]).toEqual([]);
  });
});

describe('The explanation of a thing', () => {
  it('makes way for a scene, and no other dialog does (found: it lay over the choices of an interrogation)', () => {
    const left = (dialog: Looks['dialog'], timing: Timing): Looks['dialog'] => {
      const { now, actions, view, come } = becks();
      actions.look({ dialog });
      const moment: Moment = { at: 0, head: { m: 'log.arrested' }, rest: [], kind: 'arrest', tone: 'threat' };
      const scheduled: Scheduled = {
        ...{ moment, beside: [moment], from: 0, to: 1, timing, paced: timing, message: view, place: 'last' },
      };
      come(view, { staged: { ...stillTable(room, view, game).staged, moment: scheduled } });
      return now().dialog;
    };
    expect(left(PARIS, sceneTiming(1_000, 'door'))).toBeNull();
    expect(left(PARIS, cardTiming(0))).toEqual(PARIS);
    expect(left('keys', sceneTiming(1_000, 'door'))).toBe('keys');
  });
});

describe('The drawer', () => {
  it('opens in the change that brings a question, and shuts in the one that ends it', () => {
    const view = Scenario.turn().view('beck');
    const { now, come } = becks({ ...view, asks: [] });
    expect(now().drawer.stop).toBe('peek');
    come({ ...view, asks: view.asks.map((ask) => ({ ...ask, kind: 'nearest' })) });
    expect(now().drawer.stop).toBe('half');
    come({ ...view, asks: [] });
    expect(now().drawer.stop).toBe('peek');
  });

  it('stays open while its reader follows an unfolded suggestion step by step (found: each step shut it)', () => {
    const view = Scenario.turn().view('beck');
    const { now, come, actions } = becks({ ...view, asks: [] });
    const steps = [{ key: 'end', label: { m: 'option.end' }, state: 'open' }] as const;
    const suggested = [{ by: memberView(0, 'Anna').id, member: memberView(1, 'Ben').id, steps }];
    actions.look({ folded: 'open' });
    come(view, { suggested });
    expect(now().drawer.stop).toBe('half');
  });

  it('stays shut for a question whose slots are in sight (found: the map was half as high in each turn)', () => {
    const view = Scenario.turn().view('beck');
    const { now, come } = becks({ ...view, asks: [] });
    come(view);
    expect(now().drawer.stop).toBe('peek');
  });
});

describe('A press', () => {
  it('on an option that may be final answers if it can be taken back, and opens its card if not', () => {
    const { now, actions, chosen, finals } = becks();
    actions.press(askId('1.0.1'), 'move:nuremberg');
    expect([chosen, now().opened]).toEqual([['1.0.1 move:nuremberg'], null]);
    finals[0]?.();
    expect(now().opened).toEqual({ ask: '1.0.1', key: 'move:nuremberg', from: document.body });
  });

  it('only says what looking is where presses only explain, and does nothing for what is open no more', () => {
    const { now, actions, chosen } = becks(undefined, { mode: 'look' });
    actions.press(askId('1.0.1'), 'dossier');
    expect([chosen, now().dialog]).toEqual([[], 'look-only']);
    actions.look({ mode: 'act', dialog: null });
    actions.press(askId('9.0.1'), 'dossier');
    expect([chosen, now().dialog]).toEqual([[], null]);
  });

  it('draws the next step of somebody’s turn where that is drawn', () => {
    const { actions, view, come, chosen } = becks();
    const steps: string[] = [];
    const [ask] = view.asks;
    const [member] = room.members;
    if (ask === undefined || member === undefined) throw new Error('nothing is asked');
    const sketch = { steps: [], next: ask.options, end: 'open' } as const;
    const drawn = {
      member,
      whose: 'others',
      sketch,
      ask: { ...ask, id: askId('sketch') },
      error: null,
      busy: 'ready',
    } as const;
    const { planner } = stillTable(room, view, game);
    come(view, { planner: { ...planner, drawn, add: (key) => void steps.push(key) } });
    actions.press(askId('sketch'), 'move:nuremberg');
    expect([steps, chosen]).toEqual([['move:nuremberg'], []]);
  });
});

describe('A tap', () => {
  it('on a thing with one option acts, on one with several narrows the list, and on one with none explains', () => {
    HABIT.set('at-once');
    const s = Scenario.turn({ table: (draft) => void (one(draft, 'beck').items = ['map']) });
    const { now, actions, chosen } = becks(s.view('beck'));
    actions.tap({ kind: 'space', id: 'nuremberg' });
    expect(chosen).toEqual(['1.0.1 move:nuremberg']);
    actions.tap({ kind: 'space', id: 'paris' });
    expect(now().dialog).toEqual(PARIS);
  });

  it('on a space opens its card, and walks there once its reader has said that they want to walk', () => {
    const { now, actions, chosen } = becks();
    actions.tap({ kind: 'space', id: 'nuremberg' });
    expect([now().opened?.key, chosen]).toEqual(['move:nuremberg', []]);
    actions.look({ opened: null });
    actions.open('move');
    actions.tap({ kind: 'space', id: 'nuremberg' });
    expect([now().opened, chosen]).toEqual([null, ['1.0.1 move:nuremberg']]);
  });

  it('on a screen for everybody only marks', () => {
    const { now, actions, chosen } = becks(undefined, { mode: 'mark' });
    actions.tap({ kind: 'space', id: 'nuremberg' });
    expect([[...now().emphasis], now().dialog, chosen]).toEqual([['space:nuremberg'], null, []]);
  });
});

describe('An answer', () => {
  const told: string[] = [];
  const followed = (view: MatchView): Partial<TableInput> => ({
    story: {
      ...stillTable(room, view, game).story,
      acted: (ask: AskId) => void told.push(`acted ${ask}`),
      withheld: (ask: AskId) => void told.push(`withheld ${ask}`),
    },
  });

  it('is one for the story until its option turns out to be final: then nothing has been answered', () => {
    const { actions, view, come, finals, now } = becks();
    come(view, followed(view));
    now().follows.current = false;
    actions.press(askId('1.0.1'), 'conspire:1');
    expect([told.splice(0), now().follows.current]).toEqual([['acted 1.0.1'], true]);
    finals[0]?.();
    expect([told, now().follows.current]).toEqual([['withheld 1.0.1'], false]);
  });
});

describe('The drawing', () => {
  it('is worked out once for all parts, again with what it is drawn from, and not for what it is not drawn from', () => {
    let worked = 0;
    const draw: typeof game.client.draw = (from) => {
      worked += 1;
      return game.client.draw(from);
    };
    const view = Scenario.turn().view('beck');
    const given = { ...stillTable(room, view, game), game: { ...game, client: { ...game.client, draw } } };
    const { now, receive } = createTable(given);
    const { actions } = now();
    const first = drawingOf(now());
    actions.look({ dialog: 'keys', narrow: PARIS });
    expect([drawingOf(now()) === first, worked]).toEqual([true, 1]);
    actions.emphasise(new Set(['space:paris']));
    expect([drawingOf(now()) === first, worked]).toEqual([false, 2]);
    receive({ ...given, view: { ...view } });
    drawingOf(now());
    drawingOf(now());
    expect(worked).toBe(3);
  });

  it('is that of each table, where two are on the screen', () => {
    const [one, other] = [becks(), becks()];
    const [first, second] = [drawingOf(one.now()), drawingOf(other.now())];
    expect([drawingOf(one.now()) === first, drawingOf(other.now()) === second]).toEqual([true, true]);
  });
});
