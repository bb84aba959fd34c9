/** @jest-environment ./client/testing/environment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import { io } from 'socket.io-client';

import { type Ask, askId, seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { text } from '../../../shared/engine/text';
import type { ClockView } from '../../../shared/protocol/time';
import { makeRenderer } from '../../../shared/text/render';
import { Connection } from '../../base/connection/connection';
import { type ConnectionState, initialState } from '../../base/connection/state';
import { draw } from '../../testing/draw';
import { memberView } from '../../testing/room';
import { BARE_VIEW, bareGame, type Setting, TestTable } from '../../testing/table';
import { withDefaults } from '../contract/defaults';
import { Slip } from '../kit/Slip';
import { useActions, useTable } from '../store/TableContext';
import { UrgentBar } from './UrgentBar';

/** A connection with these clocks. */
class Timed extends Connection {
  private readonly now: ConnectionState;

  constructor(clocks: readonly ClockView[]) {
    super(io({ autoConnect: false }));
    this.now = { ...initialState, clocks: { ...initialState.clocks, shown: clocks } };
  }

  override state = (): ConnectionState => this.now;
}

const window = (id: string, kind = 'window'): Ask => ({
  id: askId(id),
  seat: seat(0),
  kind,
  prompt: text('robs'),
  options: ['pass', 'doubt'].map((key) => ({ key, label: text(key) })),
});

const game = {
  ...bareGame({}, makeRenderer('en', { robs: 'Hugo robs Anna', pass: 'pass', doubt: 'doubt' })),
  client: withDefaults({
    draw: () => null,
    Table: () => null,
    End: () => null,
    choosing: { urgent: ['window', 'pick'], plain: ['window'] },
  }),
};

/** A slip that is open over the table while a dialog is. */
function Behind() {
  const dialog = useTable((table) => table.dialog);
  const prompt = useTable((table) => table.prompt);
  const { look } = useActions();
  return (
    <>
      <div ref={prompt} tabIndex={-1} data-testid="prompt" />
      {dialog !== null && (
        <Slip title="Rules" id="slip" onClose={() => look({ dialog: null })}>
          Much to read
        </Slip>
      )}
    </>
  );
}

const clock = (more: Partial<ClockView> = {}): ClockView => ({
  seat: seat(0),
  kind: 'window',
  until: Date.now() + 15_000,
  lengthMs: 15_000,
  more: 0,
  ...more,
});

/** On a phone the reader looks at the log: the question is out of sight. */
const READING = { drawer: { stop: 'full', pane: 'log', rest: 'as-needed', asked: 'list' } } as const;

/** The bar at a table at which this is asked. */
function drawn(asks: readonly Ask[], given: Partial<Setting> = {}, clocks = [clock()], language: Language = 'en') {
  const table = new TestTable();
  const chosen: string[] = [];
  const choose = (id: string, key: string) => void chosen.push(`${id} ${key}`);
  const part = (
    <>
      <UrgentBar />
      <Behind />
    </>
  );
  const at = (open: readonly Ask[], more: Partial<Setting> = {}) =>
    table.around(part, {
      view: { ...BARE_VIEW, you: seat(0), asks: open },
      game,
      seat: seat(0),
      choose,
      looks: READING,
      ...more,
    });
  const { redraw } = draw(at(asks, given), language, new Timed(clocks));
  return { table, chosen, redraw: (open: readonly Ask[], more?: Partial<Setting>) => redraw(at(open, more)) };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const option = (key: string) => screen.getByRole('button', { name: key });
const digits = () => screen.getByTestId('urgent').querySelector<HTMLElement>('.urgent-time');

describe('a question that is open for seconds only', () => {
  it('stands above everything with its sentence, its time and its plain options; others do not', () => {
    const { redraw } = drawn([window('a')]);
    expect(screen.getByTestId('urgent-question').textContent).toContain('Hugo robs Anna');
    expect(digits()?.textContent).toBe('0:15');
    option('pass');
    redraw([window('b', 'action')]);
    expect(screen.queryByTestId('urgent')).toBeNull();
  });

  it('has only itself in the bar where its options need to be read first', () => {
    drawn([window('a', 'pick')], {}, [clock({ kind: 'pick' })]);
    expect(screen.getByTestId('urgent-question').textContent).toContain('Hugo robs Anna');
    expect(screen.queryByRole('button', { name: 'pass' })).toBeNull();
  });

  it('is answered with one tap, also while a slip is open, and takes no tap that was on its way to what it covers', () => {
    const { table, chosen } = drawn([window('a')]);
    const bar = screen.getByTestId('urgent');
    expect(bar.dataset['ready']).toBe('no');
    pass(400);
    expect(bar.dataset['ready']).toBe('yes');
    act(() => table.now().actions.look({ dialog: 'notes' }));
    screen.getByTestId('slip');
    fireEvent(option('doubt'), new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    expect(chosen).toEqual(['a doubt']);
    expect(screen.queryByTestId('slip')).toBeNull();
  });

  it('brings itself when tapped: what lies over it closes, the drawer opens, and the focus goes to it', () => {
    const { table } = drawn([window('a', 'pick')], {}, [clock({ kind: 'pick' })]);
    act(() => table.now().actions.look({ dialog: 'notes' }));
    expect(table.now().drawer.stop).toBe('full');
    fireEvent.click(screen.getByTestId('urgent-question'));
    expect(table.now().dialog).toBeNull();
    expect(table.now().drawer.stop).toBe('half');
    expect(document.activeElement).toBe(screen.getByTestId('prompt'));
  });

  it('has heavier digits in its last five seconds', () => {
    drawn([window('a')]);
    pass(9_500);
    expect(digits()?.dataset['last']).toBe('no');
    pass(750);
    expect(digits()?.dataset['last']).toBe('yes');
    pass(3_000);
    expect(digits()?.textContent).toBe('0:02');
  });

  it('is only a time at the edge while it is in sight: nothing of it stands in two places', () => {
    const { table } = drawn([window('a')], { looks: {} });
    screen.getByTestId('urgent-edge');
    expect(screen.queryByRole('button', { name: 'pass' })).toBeNull();
    act(() => table.now().actions.look({ dialog: 'notes' }));
    expect(screen.queryByTestId('urgent-edge')).toBeNull();
    option('pass');
  });

  it('is nowhere where no clock runs: nothing is urgent then', () => {
    drawn([window('a')], {}, []);
    expect(screen.queryByTestId('urgent')).toBeNull();
    expect(screen.queryByTestId('urgent-edge')).toBeNull();
  });

  it('stands there without a time too, when it came while a slip lay over the table (found: a card was read on while all waited)', () => {
    const { table, redraw } = drawn([], { looks: {} }, []);
    act(() => table.now().actions.look({ dialog: 'notes' }));
    redraw([window('a', 'action')], { looks: {} });
    const question = screen.getByTestId('urgent-question');
    expect(question.textContent).toBe('Hugo robs Anna');
    fireEvent.click(question);
    expect(table.now().dialog).toBeNull();
    expect(screen.queryByTestId('urgent')).toBeNull();
    // What the reader opens with the question in mind is in nobody's way.
    act(() => table.now().actions.look({ dialog: 'notes' }));
    expect(screen.queryByTestId('urgent')).toBeNull();
  });

  it('burns down without steps from what is left of it', () => {
    drawn([window('a')], {}, [clock({ until: Date.now() + 10_000 })]);
    const bar = () => screen.getByTestId('urgent').querySelector<HTMLElement>('.urgent-candle > span')?.style;
    expect([bar()?.animationDuration, bar()?.animationDelay]).toEqual(['15000ms', '-5000ms']);
    pass(3_000);
    expect([bar()?.animationDuration, bar()?.animationDelay]).toEqual(['15000ms', '-5000ms']);
  });

  it('waits while the table pauses: nobody can answer then', () => {
    const by = memberView(1, 'Hugo');
    drawn([window('a')], { room: { members: [by], pause: { by: by.id, since: 1, endedAt: null } } });
    expect(screen.queryByTestId('urgent')).toBeNull();
  });
});

it.each([
  ['en', 'Hugo was first.'],
  ['fr', 'Hugo a été plus rapide.'],
] as const)('whoever is too late is told who was first, for a while (%s)', (language, words) => {
  const members = [memberView(0, 'Anna'), memberView(1, 'Hugo')];
  const pending = { answering: {}, error: 'overtaken', first: seat(1) } as const;
  const { redraw } = drawn([], { room: { members }, pending }, [clock()], language);
  expect(screen.getByTestId('overtaken').textContent).toBe(words);
  redraw([window('a')], { room: { members }, pending });
  expect(screen.queryByTestId('overtaken')).toBeNull();
  pass(6_000);
  redraw([], { room: { members }, pending });
  expect(screen.queryByTestId('overtaken')).toBeNull();
});
