/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';
import { io } from 'socket.io-client';

import { seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import type { MatchView } from '../../../shared/engine/match';
import type { ChatLine, ServerEvents } from '../../../shared/protocol/rooms';
import { makeRenderer } from '../../../shared/text/render';
import { draw } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { BARE_VIEW } from '../../testing/table';
import { Connection, type RoomsSocket } from '../connection/connection';
import { ChatProvider, type Phrasing } from './ChatContext';
import { ChatPanel } from './ChatPanel';

const CODE = 'BCDFG';
/** The kind of question that is answered alone. */
const PROBE = 'probe';

const room = roomView({
  code: CODE,
  phase: 'playing',
  members: ['Anna', 'Ben'].map((name, i) => memberView(i, name)),
});

/** A game with two phrases. */
const phrasing = (language: Language): Phrasing => ({
  phrases: {
    words: { place: ['place.north', 'place.south'] },
    said: [
      { id: 'yes', slots: {} },
      { id: 'meet', slots: { place: 'place' } },
    ],
  },
  text: makeRenderer(language, {
    'phrase.yes': 'Yes.',
    'phrase.meet': 'Meet at {place}.',
    'phrase.slot.place': 'Place',
    'place.north': 'North',
    'place.south': 'South',
  }),
});

/** Ben's conversation in a match, and a server that says what the test wants. */
async function conversation(language: 'en' | 'fr') {
  const socket: RoomsSocket = io('http://127.0.0.1/rooms', { autoConnect: false, forceNew: true });
  socket.connected = true;
  const entered = { ok: true, code: CODE, seat: seat(1), room, standing: 'inside', name: null };
  const letIn = { emit: (_: string, __: object, ack: (error: null, reply: object) => void) => ack(null, entered) };
  jest.spyOn(socket, 'timeout').mockReturnValue(letIn as unknown as ReturnType<RoomsSocket['timeout']>);
  const connection = new Connection(socket);
  const tell = <Event extends keyof ServerEvents>(event: Event, ...body: Parameters<ServerEvents[Event]>): void =>
    act(() => {
      for (const listener of socket.listeners(event)) (listener as (...of: typeof body) => void)(...body);
    });
  const seen = (stateID: number, changed: Pick<Partial<MatchView>, 'waiting' | 'out' | 'over'>): void => {
    const view = { ...BARE_VIEW, you: seat(1), ...changed };
    tell('view', { stateID, view, waitingSince: [], changedAt: 0, now: 0 });
  };
  const asked = (stateID: number, kind: string): void => seen(stateID, { waiting: [{ seat: seat(1), kind }] });
  await act(async () => {
    connection.show({ code: CODE, token: 't' });
    await Promise.resolve();
  });
  socket.connected = false;
  const panel = (reading: 'yes' | 'no') => (
    <ChatProvider
      code={CODE}
      meta={{ secluding: [PROBE], out: { talk: 'with-spectators' } }}
      tell={({ what }) => `told: ${what}`}
      phrases={phrasing(language)}
      onNamed={() => undefined}
    >
      <ChatPanel reading={reading} />
    </ChatProvider>
  );
  const { user, redraw } = draw(panel('yes'), language, connection);
  const say = (...lines: readonly ChatLine[]): void => tell('chat', { lines });
  return { user, say, asked, seen, turn: (reading: 'yes' | 'no') => redraw(panel(reading)) };
}

function line(n: number, name: string, at: number): ChatLine {
  return { n, kind: 'said', name, text: `line ${n}`, at };
}

/** The lines as they are read out. */
function lines(): readonly (string | null)[] {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

describe.each([
  {
    language: 'en',
    field: 'Write a message',
    send: 'Send',
    closed: /^You cannot chat until you decide/,
  },
  { language: 'fr', field: 'Votre message', send: 'Envoyer', closed: /^Conversation fermée jusqu’à votre décision/ },
] as const)('The conversation ($language)', ({ language, field, send, closed }) => {
  it('is closed to whoever answers alone, says so, and keeps what was being written', async () => {
    const { user, asked } = await conversation(language);
    asked(1, 'action');
    await user.type(screen.getByRole('textbox', { name: field }), 'I would');
    asked(2, PROBE);
    expect(screen.getByRole('textbox', { name: field }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: send }).hasAttribute('disabled')).toBe(true);
    screen.getByText(closed);
    asked(3, 'action');
    expect(screen.queryByText(closed)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: field }).value).toBe('I would');
  });

  it('names the speaker of every line for screen readers, also where the name is seen once', async () => {
    const { say } = await conversation(language);
    say(line(1, 'Anna', 0), line(2, 'Anna', 60_000), line(3, 'Ben', 61_000));
    expect(lines()).toEqual([
      expect.stringMatching(/^Anna .*line 1$/),
      expect.stringMatching(/^Anna .*line 2$/),
      expect.stringMatching(/^Ben .*line 3$/),
    ]);
    const seen = screen.getAllByRole('listitem').map((item) => item.querySelector('.sr-only') === null);
    expect(seen).toEqual([true, false, true]);
  });
});

test('what is said counts as read while the panel is on the screen only', async () => {
  const { say, turn } = await conversation('en');
  const read = () => window.localStorage.getItem(`read.${CODE}`);
  say(line(1, 'Anna', 0));
  expect(read()).toBe('1');
  turn('no');
  say(line(2, 'Anna', 1));
  expect(read()).toBe('1');
  turn('yes');
  expect(read()).toBe('2');
});

test.each([
  { language: 'en', open: 'Mute somebody', mute: 'Hide messages of Anna', muted: '1 person is muted' },
  { language: 'fr', open: 'Masquer quelqu’un', mute: 'Ne pas afficher ce que dit Anna', muted: '1 personne masquée' },
] as const)('somebody can be muted in this browser, and heard again ($language)', async (words) => {
  const { user, say } = await conversation(words.language);
  say(line(1, 'Anna', 0), line(2, 'Ben', 1));
  await user.click(screen.getByText(words.open));
  await user.click(screen.getByRole('checkbox', { name: words.mute }));
  expect(lines()).toEqual([expect.stringContaining('line 2')]);
  say(line(3, 'Anna', 2));
  expect(lines()).toHaveLength(1);
  screen.getByText(words.muted);
  await user.click(screen.getByRole('checkbox', { name: words.mute }));
  expect(lines()).toHaveLength(3);
});

test.each(['en', 'fr'] as const)('a phrase is read as a sentence, with its words in place (%s)', async (language) => {
  const { say } = await conversation(language);
  say({ n: 1, kind: 'phrase', name: 'Anna', phrase: { id: 'meet', slots: { place: 'place.south' } }, at: 0 });
  expect(lines()).toEqual([expect.stringContaining('Meet at South.')]);
});

test.each([
  { language: 'en', why: 'You are out: you talk with the spectators until the end.' },
  { language: 'fr', why: 'Vous voilà hors jeu : parlez avec le public jusqu’à la fin.' },
] as const)('whoever is out talks with the spectators until the end ($language)', async ({ language, why }) => {
  const { user, seen } = await conversation(language);
  seen(1, { out: [seat(0)] });
  expect(screen.getByTestId<HTMLInputElement>('chat-input').disabled).toBe(false);
  seen(2, { out: [seat(0), seat(1)] });
  screen.getByTestId('comment-input');
  await user.click(screen.getByTestId('chat-table'));
  expect(screen.getByTestId<HTMLInputElement>('chat-input').disabled).toBe(true);
  expect(screen.getByTestId('chat-closed').textContent).toBe(why);
  seen(3, { out: [seat(0), seat(1)], over: { outcome: 'ranked', reason: 'last', places: [[seat(0)]], facts: {} } });
  expect(screen.getByTestId<HTMLInputElement>('chat-input').disabled).toBe(false);
});
