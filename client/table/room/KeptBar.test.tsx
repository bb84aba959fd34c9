/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { type Ask, askId, seat } from '../../../shared/engine/ask';
import type { GameMeta, Language } from '../../../shared/engine/game';
import type { Keeper } from '../../../shared/engine/keeper';
import type { MatchView } from '../../../shared/engine/match';
import { makeRenderer } from '../../../shared/text/render';
import { draw } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { atTable, BARE_VIEW, bareGame } from '../../testing/table';
import { viewOfKept } from '../people/keepers';
import { KeepSeat } from './KeepSeat';
import { KeptBar, type Showing } from './KeptBar';

const HUGO = seat(1);
const byAnna: Keeper = { kind: 'seat', seat: seat(0) };
const members = ['Anna', 'Hugo', 'Chloé'].map((name, i) => memberView(i, name, { connected: i !== 1 }));
const ask: Ask = { id: askId('1.1.1'), seat: HUGO, kind: 'action', prompt: { m: 'go' }, options: [] };
const mine: MatchView = {
  rules: 'toy',
  you: seat(0),
  asks: [],
  waiting: [{ seat: HUGO, kind: 'action' }],
  keepers: { 1: { by: byAnna, alone: 'kept' } },
  kept: [{ seat: HUGO, asks: [ask], told: [{ m: 'told' }] }],
  table: { of: 'Anna' },
  log: [],
  over: null,
};
const text = makeRenderer('en', { told: 'The well is deep.' });

function bar(
  view: MatchView,
  at: number,
  language: Language,
  showing: Showing = 'own',
  gone: 1 | null = null,
  people = members,
) {
  const shown: Showing[] = [];
  const drawn = draw(
    <KeptBar
      view={view}
      members={people}
      seat={seat(at)}
      text={text}
      showing={showing}
      onShow={(one) => void shown.push(one)}
      gone={gone === null ? null : seat(gone)}
      onSeen={() => undefined}
    />,
    language,
  );
  return { ...drawn, shown };
}

describe.each([
  {
    language: 'en',
    asked: 'Hugo has to decide. You stand in for Hugo.',
    show: 'See the seat',
    seen: 'You stand in for Hugo and see this seat. Only you know: The well is deep.',
    back: 'My seat',
    waits: 'One secret choice waits for Hugo.',
    rest: 'One secret choice waits for Hugo.',
    own: 'Anna stood in for you. Just play, or tap to take over.',
    again: 'Take over',
    gone: 'You no longer stand in for Hugo.',
  },
  {
    language: 'fr',
    asked: 'C’est à Hugo de répondre : vous le faites à sa place.',
    show: 'Voir la place',
    seen: 'Vous voyez la place d’Hugo et répondez à sa place. Personne d’autre ne le sait\u00a0: The well is deep.',
    back: 'Ma place',
    waits: 'Hugo a une décision secrète à prendre. Elle attend son retour.',
    rest: 'attendent son retour ; répondez au reste.',
    own: 'Anna a répondu pour vous en votre absence. Répondez, ou touchez ce bouton, pour reprendre la main.',
    again: 'Reprendre ma place',
    gone: 'Vous ne répondez plus pour Hugo.',
  },
] as const)('For whom one answers ($language)', (words) => {
  const { language } = words;

  it('stands over the table with a switch to that seat and back', async () => {
    const { user, shown } = bar(mine, 0, language);
    screen.getByText(words.asked);
    await user.click(screen.getByRole('button', { name: words.show }));
    expect(shown).toEqual([HUGO]);
  });

  it('shows what the seat alone was told while one looks at it', async () => {
    const { user, shown } = bar(mine, 0, language, HUGO);
    expect(screen.getByTestId('kept-seat').querySelector('p')?.textContent).toBe(words.seen);
    await user.click(screen.getByRole('button', { name: words.back }));
    expect(shown).toEqual(['own']);
  });

  it('says what waits for the owner, and that a seat has gone back', () => {
    bar({ ...mine, keepers: { 1: { by: byAnna, alone: 'waits' } } }, 0, language, 'own', 1);
    screen.getByText(words.waits);
    screen.getByText(words.gone);
  });

  it('does not say that one answers what waits for the owner (found: both were said)', () => {
    bar({ ...mine, keepers: { 1: { by: byAnna, alone: 'waits' } } }, 0, language, HUGO);
    const said = screen.getByTestId('kept-seat').querySelector('p')?.textContent ?? '';
    expect(said).not.toContain(words.seen);
    expect(said).toContain(words.rest);
  });

  it('tells the owner who has answered, with one tap to answer again', () => {
    bar({ ...mine, you: HUGO, kept: [] }, 1, language);
    screen.getByText(words.own);
    screen.getByRole('button', { name: words.again });
  });

  it('is nothing for others', () => {
    bar({ ...mine, kept: [] }, 2, language);
    expect(screen.queryByTestId('kept-bar')).toBeNull();
  });
});

test('for whom one answers, and for how long they have been away', () => {
  const gone = members.map((one) => (one.connected ? one : { ...one, awayForMs: 4 * 60_000 }));
  bar(mine, 0, 'en', 'own', null, gone);
  expect(screen.getByTestId('kept-seat').querySelector('p')?.textContent).toBe(
    'Hugo has to decide. You stand in for Hugo. Away for 4 min.',
  );
});

test('the view of a kept seat has its questions and its table, and the log of whoever keeps it', () => {
  const message = { stateID: 4, view: mine, waitingSince: [], changedAt: 1, now: 1 };
  expect(viewOfKept(message, HUGO)?.view).toEqual({ ...mine, you: HUGO, asks: [ask] });
  const apart = { ...message, view: { ...mine, kept: [{ seat: HUGO, asks: [ask], told: [], table: { of: 'Hugo' } }] } };
  expect(viewOfKept(apart, HUGO)?.view.table).toEqual({ of: 'Hugo' });
  expect(viewOfKept(message, seat(2))).toBeNull();
});

test('somebody who is away can be answered for by oneself, another one who is here, or a bot; where hands are hidden only by a bot, or by nobody', async () => {
  const [me, hugo] = members;
  if (me === undefined || hugo === undefined) throw new Error('nobody');
  const offer = (keepers: GameMeta['keepers'], kind: 'alone' | 'open') =>
    atTable(<KeepSeat key={keepers} member={hugo} me={me} />, {
      view: { ...BARE_VIEW, waiting: [{ seat: HUGO, kind }] },
      game: bareGame({ keepers, bots: ['quick'], secluding: ['alone'] }),
      room: { members },
    });
  const { user, redraw } = draw(offer('anybody', 'alone'), 'en');
  await user.click(screen.getByTestId('keep-open'));
  const words = () => screen.getAllByRole('button').map((one) => one.textContent);
  expect(words()).toEqual(['I do', 'Chloé', 'A quick bot']);
  expect(screen.getByTestId<HTMLInputElement>('keep-alone').checked).toBe(false);
  redraw(offer('bots', 'open'));
  await user.click(screen.getByTestId('keep-open'));
  expect(words()).toEqual(['A quick bot']);
  expect(screen.queryByTestId('keep-alone')).toBeNull();
  redraw(offer('nobody', 'open'));
  expect(screen.queryByTestId('keep-open')).toBeNull();
});

test('somebody can be answered for once they have been away as long as the table says; where it says never, nothing is offered', () => {
  const [me, hugo] = members;
  if (me === undefined || hugo === undefined) throw new Error('nobody');
  const offer = (keepAfter: number | null, awayForMs: number) => {
    const away = { ...hugo, connected: false, awayForMs };
    const { time } = roomView();
    const room = { members: [me, away], time: { ...time, keepAfter } };
    return atTable(<KeepSeat member={away} me={me} />, {
      view: BARE_VIEW,
      game: bareGame({ keepers: 'anybody' }),
      room,
    });
  };
  const { redraw } = draw(offer(5, 4 * 60_000), 'en');
  screen.getByText('You can choose a stand-in once Hugo is away for 5 min.');
  expect(screen.queryByTestId('keep-open')).toBeNull();
  redraw(offer(5, 5 * 60_000));
  screen.getByTestId('keep-open');
  redraw(offer(null, 60 * 60_000));
  expect(screen.queryByTestId('keep-open')).toBeNull();
  redraw(offer(0, 0));
  screen.getByTestId('keep-open');
});
