/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { Browser } from '../../../server/testing/browser';
import { seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import type { TableNews } from '../../../shared/protocol/rooms';
import { storedSeat, storeSeat } from '../../base/browser-storage';
import { Connection } from '../../base/connection/connection';
import { makeToken } from '../../base/token';
import { named, tabTo } from '../../testing/draw';
import { houseOfTests } from '../../testing/visit';

const WORDS = {
  en: {
    three: 'Your 3 tables: one waits for you',
    over: 'Your games are over',
    yours: (code: string, mate: string) => `Black Orchestra ${code} with ${mate} Your turn`,
    theirs: (code: string, who: string) => `Black Orchestra ${code} with ${who} Waiting for ${who}`,
    lobby: (code: string) => `Black Orchestra ${code} as Anna In the lobby`,
    ended: (code: string, mate: string) => `Black Orchestra ${code} with ${mate} Ended by agreement`,
    more: /^More games: 1$/,
    four: 'Your 4 tables: 2 wait for you',
    rows: [
      'Black Orchestra DDDDD as Anna Your turn for 47 h',
      'Black Orchestra CCCCC as Anna Your turn for 59 min',
      'Black Orchestra EEEEE with Ben Waiting for Ben for 3 days',
      'Black Orchestra BBBBB as Anna In the lobby',
      'Black Orchestra FFFFF as Anna Won',
    ],
    title: '● 1 · The Lamplit Table',
    gone: 'Room BBBBB no longer exists.',
    lost: (code: string) => `Your seat in room ${code} is no longer yours.`,
    forget: (code: string) => `Forget room ${code}`,
    undo: 'Undo',
  },
  fr: {
    three: 'Vos 3\u00a0tables, dont une vous attend',
    over: 'Vos parties sont terminées',
    yours: (code: string, mate: string) => `Black Orchestra ${code} avec ${mate} À vous`,
    theirs: (code: string, who: string) => `Black Orchestra ${code} avec ${who} On attend ${who}`,
    lobby: (code: string) => `Black Orchestra ${code} sous le nom d’Anna Au salon`,
    ended: (code: string, mate: string) => `Black Orchestra ${code} avec ${mate} Interrompue`,
    more: /^Autres parties : 1$/,
    four: 'Vos 4\u00a0tables, dont 2\u00a0vous attendent',
    rows: [
      'Black Orchestra DDDDD sous le nom d’Anna À vous depuis 47\u00a0h',
      'Black Orchestra CCCCC sous le nom d’Anna À vous depuis 59\u00a0min',
      'Black Orchestra EEEEE avec Ben On attend Ben depuis 3\u00a0jours',
      'Black Orchestra BBBBB sous le nom d’Anna Au salon',
      'Black Orchestra FFFFF sous le nom d’Anna Gagnée',
    ],
    title: '● 1 · La Table sous la lampe',
    gone: 'Le salon BBBBB n’existe plus.',
    lost: (code: string) => `Votre place au salon ${code} est passée à quelqu’un.`,
    forget: (code: string) => `Oublier le salon ${code}`,
    undo: 'Annuler',
  },
} as const;

const house = houseOfTests();
let used = 0;
beforeEach(() => (used = 0));
afterEach(() => jest.restoreAllMocks());

/** Stores the seat of another browser in this one; what is stored later was used later. */
function take({ code, token }: Pick<Browser, 'code' | 'token'>): void {
  used += 1;
  storeSeat({ code, token, name: 'Anna', used, match: 'running' });
}

/** Anna and Ben at a table that runs: first whoever it waits for. */
async function running(): Promise<readonly [asked: Browser, other: Browser, nameOfAsked: string, nameOfOther: string]> {
  const [anna, ben] = [house().other(), house().other()];
  const code = await anna.create('Anna', 'black-orchestra');
  await ben.join(code, 'Ben');
  expect(await anna.say('start', {})).toEqual({ ok: true });
  for (const one of [anna, ben]) await one.until(() => one.views.length > 0);
  const seats = new Set<number>(anna.view.view.waiting.map(({ seat }) => seat));
  expect(seats.size).toBe(1);
  return seats.has(0) ? [anna, ben, 'Anna', 'Ben'] : [ben, anna, 'Ben', 'Anna'];
}

/** Ends a match as both want it. */
async function callOff([one, other]: readonly [Browser, Browser, ...unknown[]]): Promise<void> {
  expect(await one.say('propose', { what: { kind: 'call-off' } })).toEqual({ ok: true });
  const proposal = await other.until(() => other.rooms.at(-1)?.proposal?.id);
  expect(await other.say('agree', { proposal })).toEqual({ ok: true });
}

function visit(language: Language): UserEvent {
  return house().visit('/', language);
}

/** The ways into the tables, once the list has this title. */
async function ways(title: string): Promise<readonly string[]> {
  return named('link', await screen.findByRole('navigation', { name: title }));
}

const RIVALS = {
  en: { won: 'Won', first: 'First: Ben', both: 'First: Ben and Anna' },
  fr: { won: 'Gagnée', first: 'En tête : Ben', both: 'En tête : Ben et Anna' },
} as const;

describe.each(['en', 'fr'] as const)('The tables to come back to (%s)', (language) => {
  const words = WORDS[language];

  it('say what each waits for, the one that waits for this person first, and lead there', async () => {
    const [asked, , , mate] = await running();
    const lobby = house().other();
    await lobby.create('Anna', 'black-orchestra');
    const [, waiting, decides] = await running();
    for (const one of [asked, lobby, waiting]) take(one);
    const user = visit(language);
    expect(await ways(words.three)).toEqual([
      words.yours(asked.code, mate),
      words.theirs(waiting.code, decides),
      words.lobby(lobby.code),
    ]);
    await waitFor(() => expect(document.title).toBe(words.title));
    await tabTo(user, 'link', words.yours(asked.code, mate));
    await user.keyboard('{Enter}');
    await screen.findByTestId('status');
  });

  it('that are gone vanish with a word, and so does a seat that was lost', async () => {
    const [anna, ben] = await running();
    take({ code: 'BBBBB', token: anna.token });
    take({ code: ben.code, token: makeToken() });
    visit(language);
    await screen.findByText(words.gone);
    await screen.findByText(words.lost(ben.code));
    expect([storedSeat('BBBBB'), storedSeat(ben.code)]).toEqual([null, null]);
    expect(screen.queryByTestId('your-tables')).toBeNull();
  });

  it('can be put away when they are over, and be had back', async () => {
    const table = await running();
    const [anna, , , mate] = table;
    await callOff(table);
    take(anna);
    const user = visit(language);
    const list = await screen.findByRole('navigation', { name: words.over });
    await user.click(within(list).getByText(words.more));
    expect(await ways(words.over)).toEqual([words.ended(anna.code, mate)]);
    expect(storedSeat(anna.code)).toMatchObject({ match: 'over', game: 'black-orchestra' });
    await user.click(within(list).getByRole('button', { name: words.forget(anna.code) }));
    expect(storedSeat(anna.code)).toBeNull();
    await user.click(screen.getByRole('button', { name: words.undo }));
    expect(storedSeat(anna.code)?.token).toBe(anna.token);
    await ways(words.over);
  });

  it('ask again when the page comes back into sight', async () => {
    const table = await running();
    const [, waiting, decides] = table;
    take(waiting);
    visit(language);
    const theirs = { name: words.theirs(waiting.code, decides) };
    await screen.findByRole('link', theirs);
    await callOff(table);
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('navigation', { name: words.over });
    await waitFor(() => expect(screen.queryByRole('link', theirs)).toBeNull());
  });

  it.each([
    [[0], 'won'],
    [[1], 'first'],
    [[1, 0], 'both'],
  ] as const)('say who has won among rivals (%p)', async (places, said) => {
    const news: TableNews = {
      is: 'there',
      code: 'BBBBB',
      game: 'black-orchestra',
      phase: 'over',
      seat: seat(0),
      names: ['Anna', 'Ben'],
      asked: null,
      waiting: [],
      outcome: 'ranked',
      first: places.map(seat),
    };
    jest.spyOn(Connection.prototype, 'tables').mockResolvedValue({ ok: true, tables: [news], now: 1e12 });
    take({ code: 'BBBBB', token: makeToken() });
    visit(language);
    await screen.findByText((text) => text.includes(RIVALS[language][said]));
  });

  it('say for how long each has waited, and fold those that are not urgent', async () => {
    const minute = 60_000;
    const now = 1e12;
    const news = ['BBBBB', 'CCCCC', 'DDDDD', 'EEEEE', 'FFFFF'].map((code, i): TableNews => {
      const table = {
        is: 'there',
        code,
        game: 'black-orchestra',
        seat: seat(0),
        names: ['Anna'],
        outcome: null,
      } as const;
      const at = { ...table, phase: 'playing', waiting: [] } as const;
      const rows: readonly TableNews[] = [
        { ...table, phase: 'lobby', asked: null, waiting: [] },
        { ...at, asked: now - 59 * minute },
        { ...at, asked: now - 47 * 60 * minute },
        { ...at, asked: null, names: ['Anna', 'Ben'], waiting: [{ seat: seat(1), since: now - 72 * 60 * minute }] },
        { ...table, phase: 'over', asked: null, waiting: [], outcome: 'victory' },
      ];
      const row = rows[i];
      if (row === undefined) throw new RangeError(code);
      return row;
    });
    jest.spyOn(Connection.prototype, 'tables').mockResolvedValue({ ok: true, tables: news, now });
    for (const { code } of news) take({ code, token: makeToken() });
    visit(language);
    await screen.findByRole('navigation', { name: words.four });
    const rows = screen.getAllByTestId('your-table').map(({ textContent }) => textContent);
    expect(rows).toEqual(words.rows);
    expect(screen.getByRole('group').querySelectorAll('li')).toHaveLength(2);
  });
});
