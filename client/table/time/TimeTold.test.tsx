/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';
import { io } from 'socket.io-client';

import { type Ask, askId, seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { text } from '../../../shared/engine/text';
import { Connection } from '../../base/connection/connection';
import { type ConnectionState, initialState } from '../../base/connection/state';
import { browserWithSound } from '../../testing/audio';
import { draw } from '../../testing/draw';
import { BARE_VIEW, bareGame, type Setting, TestTable } from '../../testing/table';
import { withDefaults } from '../contract/defaults';
import type { SoundName } from '../contract/sounds';
import { RECIPES } from '../sound/recipes';
import { TimeTold } from './TimeTold';

/** A connection with one clock of so many milliseconds for the first seat. */
class Timed extends Connection {
  private readonly now: ConnectionState;

  constructor(ms: number) {
    super(io({ autoConnect: false }));
    const clock = { seat: seat(0), kind: 'window', until: Date.now() + ms, lengthMs: ms, more: 0 };
    this.now = { ...initialState, clocks: { ...initialState.clocks, shown: [clock] } };
  }

  override state = (): ConnectionState => this.now;
}

const ask: Ask = { id: askId('a'), seat: seat(0), kind: 'window', prompt: text('robs'), options: [] };
const game = {
  ...bareGame(),
  client: withDefaults({
    draw: () => null,
    Table: () => null,
    End: () => null,
    choosing: { calls: { window: 'your-turn' } },
  }),
};

const { heard, remove } = browserWithSound();
beforeEach(() => {
  heard.splice(0);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());
afterAll(remove);

const made = (...names: readonly SoundName[]): readonly (number | 'noise')[] =>
  names.flatMap((name) => RECIPES[name].map(({ wave, from }) => (wave === 'noise' ? 'noise' : from)));

/** What readers are told, and hear, over so many seconds of a question, a second each. */
function told(ms: number, language: Language = 'en', given: Partial<Setting> = {}) {
  const asked = { view: { ...BARE_VIEW, you: seat(0), asks: [ask] }, game, seat: seat(0), own: seat(0), ...given };
  draw(new TestTable().around(<TimeTold />, asked), language, new Timed(ms));
  const said: string[] = [];
  const note = () => {
    const words = screen.getByTestId('told-at-once').textContent;
    if (words !== (said.at(-1) ?? '')) said.push(words);
  };
  note();
  for (let passed = 0; passed < ms; passed += 250) {
    act(() => jest.advanceTimersByTime(250));
    note();
  }
  return { said, heard: [...heard] };
}

it.each([
  ['en', ['15 seconds to answer', '10 seconds left', '5 seconds left']],
  ['fr', ['15\u00a0secondes pour répondre', 'Plus que 10\u00a0secondes', 'Plus que 5\u00a0secondes']],
] as const)(
  'the time of a question is told as it opens, at ten and at five seconds, and heard (%s)',
  (language, said) => {
    expect(told(15_000, language)).toEqual({ said, heard: made('your-turn', 'tick', 'tick') });
  },
);

it('a short question begins with the time that is left', () => {
  expect(told(8_000)).toEqual({ said: ['10 seconds left', '5 seconds left'], heard: made('your-turn', 'tick') });
});

it.each([
  ['who is asked nothing', { view: { ...BARE_VIEW, you: seat(0), waiting: [{ seat: seat(1), kind: 'window' }] } }],
  ['who looks at a screen for everybody', { looks: { mode: 'mark' } }],
] as const)('%s is told and hears nothing', (_, given) => {
  expect(told(15_000, 'en', given)).toEqual({ said: [], heard: [] });
});
