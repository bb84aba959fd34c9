/** @jest-environment ./client/testing/environment.ts */
import { act, screen, within } from '@testing-library/react';
import { io } from 'socket.io-client';

import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { removeSeat, storedNotes, storeNotes } from '../../base/browser-storage';
import { Connection, type RoomsSocket } from '../../base/connection/connection';
import { ONLOOKERS } from '../../base/settings';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { roomView } from '../../testing/room';
import { TestTable } from '../../testing/table';
import { momentsOf } from '../contract/story';
import { Log } from '../log/Log';
import { stillTable } from '../store/still';
import type { PastLine } from '../store/table';
import { TableDialogs } from '../TableDialogs';
import { MOST_NOTES, NOTE_LENGTH } from './notes';

const WORDS = {
  en: {
    write: 'Write a note',
    change: 'Change the note',
    own: 'Your note',
    done: 'Done',
    open: 'Notes',
    hold: 'Hold to look',
  },
  fr: {
    write: 'Écrire une note',
    change: 'Modifier la note',
    own: 'Votre note',
    done: 'Terminé',
    open: 'Notes',
    hold: 'Maintenir pour lire',
  },
} as const;

const VIEW = Scenario.turn().view(null);
const LOG = [{ text: { m: 'log.turn', p: { n: 1, who: { m: 'sheet.beck' } } } }, { text: { m: 'log.event-skipped' } }];
const SECRET = 'trust nobody';

/** The log and the dialogs of a table, and all that a page with them sends. */
function table(language: 'en' | 'fr', log: typeof LOG = LOG) {
  const game = blackOrchestraIn(language);
  const view = { ...VIEW, log };
  const room = { played: [] };
  const back: (PastLine | null)[] = [];
  const its = new TestTable();
  const socket: RoomsSocket = io('http://127.0.0.1/rooms', { autoConnect: false, forceNew: true });
  const sent = [
    jest.spyOn(socket, 'emit'),
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is fetched')),
  ];
  const story = { ...stillTable(roomView(), view, game).story, moments: momentsOf(log, game.client.story.lines) };
  const drawn = its.around(
    <>
      <Log />
      <TableDialogs />
    </>,
    { view, game, room, story, lookBack: (to) => void back.push(to) },
  );
  const { user } = draw(drawn, language, new Connection(socket));
  return {
    user,
    back,
    sent,
    its,
    look: (ref: { kind: string; id: string }) => act(() => its.now().actions.look({ dialog: ref })),
  };
}

const stored = () => window.localStorage.getItem('notes.ABCDE');

afterEach(() => {
  jest.restoreAllMocks();
  act(() => ONLOOKERS.set('nobody'));
});

describe.each(['en', 'fr'] as const)('Private notes (%s)', (language) => {
  const words = WORDS[language];

  it('are written on a thing, a moment and the match, kept by room and match, listed with their ways, and sent nowhere', async () => {
    const { user, back, sent, its, look } = table(language);
    look({ kind: 'space', id: 'munich' });
    const slip = within(await screen.findByTestId('explanation'));
    await user.click(slip.getByRole('button', { name: words.write }));
    await user.type(slip.getByRole('textbox', { name: words.own }), 'thing');
    await user.click(slip.getByRole('button', { name: words.done }));
    slip.getByText('thing');
    await user.keyboard('{Escape}');

    // A line by the keyboard: Enter takes the newest, the arrow the one before.
    act(() => screen.getByTestId('log').focus());
    await user.keyboard('{Enter}{ArrowUp}');
    expect(screen.getByTestId('past-then').closest('li')?.getAttribute('value')).toBe('1');
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard('moment');

    await user.click(screen.getByRole('button', { name: words.open }));
    const notes = within(await screen.findByTestId('notes'));
    await user.click(notes.getByRole('button', { name: words.write }));
    await user.type(notes.getByRole('textbox', { name: words.own }), 'match');
    expect(JSON.parse(stored() ?? '')).toEqual([
      { about: { kind: 'thing', ref: { kind: 'space', id: 'munich' } }, text: 'thing' },
      { about: { kind: 'moment', line: 0, said: LOG[0]?.text }, text: 'moment' },
      { about: { kind: 'match' }, text: 'match' },
    ]);
    const [toThing, toMoment] = notes.getAllByTestId('note-way');
    await user.click(toMoment ?? document.body);
    expect(back).toEqual([{ line: 0 }]);
    await user.click(toThing ?? document.body);
    expect(its.now().dialog).toEqual({ kind: 'space', id: 'munich' });
    for (const one of sent) expect(one).not.toHaveBeenCalled();
  });

  it('are covered where others may see the screen, in the list as well', async () => {
    storeNotes(
      'ABCDE',
      JSON.stringify([{ about: { kind: 'thing', ref: { kind: 'space', id: 'munich' } }, text: SECRET }]),
    );
    act(() => ONLOOKERS.set('some'));
    const { user, look } = table(language);
    look({ kind: 'space', id: 'munich' });
    const hold = await screen.findByRole('button', { name: words.hold });
    expect(document.body.innerHTML).not.toContain(SECRET);
    await user.pointer({ keys: '[TouchA>]', target: hold });
    expect(document.body.innerHTML).toContain(SECRET);
    await user.pointer({ keys: '[/TouchA]' });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: words.open }));
    await screen.findByRole('button', { name: words.hold });
    expect(document.body.innerHTML).not.toContain(SECRET);
  });
});

const thing = (n: number) => ({ about: { kind: 'thing', ref: { kind: 'space', id: `s${n}` } }, text: 'x' });

it('there is no more room than for so many notes, and the reader is told so', async () => {
  storeNotes('ABCDE', JSON.stringify(Array.from({ length: MOST_NOTES }, (_, n) => thing(n))));
  const { look } = table('en');
  look({ kind: 'space', id: 'munich' });
  await screen.findByText('You have 100 notes, the most there can be. Empty one first.');
  expect(screen.queryByRole('button', { name: 'Write a note' })).toBeNull();
});

it('a note has no more letters than so many, and the reader is told so', async () => {
  storeNotes('ABCDE', JSON.stringify([{ about: { kind: 'match' }, text: 'x'.repeat(NOTE_LENGTH - 1) }]));
  const { user } = table('en');
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  await user.click(await screen.findByRole('button', { name: 'Change the note' }));
  screen.getAllByText('Only for you: kept in this browser, sent to nobody.');
  await user.type(screen.getByRole('textbox', { name: 'Your note' }), 'yz');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' }).value).toHaveLength(NOTE_LENGTH);
  expect(screen.getAllByText('A note has 1000 letters at most.').length).toBeGreaterThan(0);
});

it('says where the browser refuses to store them, and keeps them until it is closed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { user } = table('en');
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  await user.click(await screen.findByRole('button', { name: 'Write a note' }));
  await user.type(screen.getByRole('textbox', { name: 'Your note' }), SECRET);
  screen.getByText('This browser refuses to store notes. They go when you close it.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  screen.getByText(SECRET);
  removeSeat('ABCDE');
});

it('an emptied note is deleted, and with the room all of them are, those of its later matches as well', async () => {
  storeNotes('ABCDE', JSON.stringify([{ about: { kind: 'match' }, text: 'x' }]));
  storeNotes('ABCDE.1', JSON.stringify([thing(1)]));
  storeNotes('FGHJK', JSON.stringify([thing(1)]));
  const { user } = table('en');
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  await user.click(await screen.findByRole('button', { name: 'Change the note' }));
  await user.clear(screen.getByRole('textbox', { name: 'Your note' }));
  expect(stored()).toBe('[]');
  removeSeat('ABCDE');
  expect([storedNotes('ABCDE'), storedNotes('ABCDE.1'), storedNotes('FGHJK')]).toEqual([
    null,
    null,
    JSON.stringify([thing(1)]),
  ]);
});

it('a note on a line that was taken back does not pass to the line in its place', async () => {
  storeNotes(
    'ABCDE',
    JSON.stringify([
      { about: { kind: 'moment', line: 0, said: { m: 'log.event-skipped' } }, text: SECRET },
      7,
      { about: null },
    ]),
  );
  const { user } = table('en');
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  await screen.findByText('No longer there.');
  screen.getByText(SECRET);
  expect(screen.queryByTestId('note-way')).toBeNull();
});
