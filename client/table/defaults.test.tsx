/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';

import { seat } from '../../shared/engine/ask';
import { startMatch, viewOf } from '../../shared/engine/match';
import { hands } from '../../shared/testing/hands';
import { playout, testKeys } from '../../shared/testing/playout';
import { makeRenderer } from '../../shared/text/render';
import { seatNames } from '../../shared/text/seat-names';
import { ChatProvider } from '../base/chat/ChatContext';
import { buttons, draw, named } from '../testing/draw';
import { memberView, roomView } from '../testing/room';
import { atTable, type Setting } from '../testing/table';
import { withDefaults } from './contract/defaults';
import type { Game } from './contract/game';
import { momentsOf } from './contract/story';
import { EndFrame } from './end/EndFrame';
import { RulesHost } from './rules/RulesHost';
import { stillTable } from './store/still';
import { shut } from './store/stops';
import { Table } from './Table';

const NAMES = ['Anna', 'Ben', 'Chloé'];
const MEMBERS = NAMES.map((name, i) => memberView(i, name));
const LOG = {
  en: { 'log.struck': '{who} struck with {card}.', 'ask.strike': 'Strike, or rest?', 'option.rest': 'Rest' },
  fr: { 'log.struck': '{who} frappe : {card}.', 'ask.strike': 'Frapper ou souffler ?', 'option.rest': 'Souffler' },
} as const;
const CARDS = { 'card.strike-1': '1', 'card.strike-2': '2', 'card.ward': '0', 'ask.ward': '?', 'option.pass': '-' };

/** A part of the screen of somebody who may talk and read the rules. */
function inRoom(part: ReactElement, setting: Setting): ReactElement {
  const phrases = { phrases: { words: {}, said: [] }, text: setting.game.text };
  return (
    <ChatProvider code="ABCDE" meta={{ secluding: [] }} tell={() => ''} phrases={phrases} onNamed={() => undefined}>
      <RulesHost game={setting.game}>{atTable(part, setting)}</RulesHost>
    </ChatProvider>
  );
}

/** A game whose author has drawn a table and an end, and nothing else. */
function smallest(language: 'en' | 'fr'): Game {
  const catalogue = {
    ...LOG[language],
    ...CARDS,
    'game.name': 'Hands',
    'engine.seat': seatNames(NAMES.map((name, i) => [i + 1, name] as const)),
  };
  return {
    meta: hands.meta,
    facts: null,
    text: makeRenderer(language, catalogue),
    rulebook: () => Promise.resolve([]),
    client: withDefaults({ draw: () => null, Table: () => <p>the table</p>, End: () => <p>the end</p> }),
  };
}

const over = viewOf(hands, playout(hands, { seats: 3, seed: 6 }), null);
const log = [{ text: { m: 'log.struck', p: { who: { m: 'engine.seat', p: { n: 2 } }, card: { m: 'card.ward' } } } }];

describe.each([
  { language: 'en', line: 'Ben struck with 0.', rest: 'Rest', tabs: ['People', 'Log', 'Chat'] },
  { language: 'fr', line: 'Ben frappe : 0.', rest: 'Souffler', tabs: ['Joueurs', 'Journal', 'Conversation'] },
] as const)('A game that draws a table and an end only ($language)', ({ language, line, rest, tabs }) => {
  const game = smallest(language);
  const asked = startMatch(hands, { seats: 3, options: {}, keys: testKeys(hands, 6) });
  const view = { ...viewOf(hands, asked, seat(0)), log };
  const moments = momentsOf(log, game.client.story.lines);
  const setting: Setting = {
    view,
    game,
    seat: seat(0),
    own: seat(0),
    room: { members: MEMBERS },
    story: { ...stillTable(roomView(), view, game).story, moments, shown: moments[0] ?? null },
  };

  it('asks in a list, and names people in what it tells', async () => {
    draw(inRoom(<Table />, setting), language);
    screen.getByText('the table');
    await screen.findByRole('button', { name: rest });
    expect(screen.getByTestId('moment').textContent).toBe(line);
  });

  it('has no tab and no place for what is not there', () => {
    draw(inRoom(<Table />, { ...setting, looks: { drawer: { ...shut, stop: 'full', asked: 'list' } } }), language);
    expect(named('tab')).toEqual(tabs);
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset['seat'])).toEqual(['0', '1', '2']);
  });
});

describe.each([
  { language: 'en', rest: 'Rest', tabs: ['Table', 'People', 'Log', 'Chat'] },
  { language: 'fr', rest: 'Souffler', tabs: ['Table', 'Joueurs', 'Journal', 'Conversation'] },
] as const)('A table of cards on a phone ($language)', ({ language, rest, tabs }) => {
  const game = smallest(language);
  const cards: Game = { ...game, client: { ...game.client, shape: 'cards', SecretHand: () => <p>the hand</p> } };
  const asked = startMatch(hands, { seats: 3, options: {}, keys: testKeys(hands, 6) });
  const setting: Setting = {
    view: { ...viewOf(hands, asked, seat(0)), log },
    game: cards,
    seat: seat(0),
    own: seat(0),
    room: { members: MEMBERS },
  };

  it('shows the table, the question, the hand and the tabs at once', async () => {
    draw(inRoom(<Table />, setting), language);
    await screen.findByRole('button', { name: rest });
    screen.getByText('the table');
    screen.getByText('the hand');
    expect(named('tab')).toEqual(tabs);
    screen.getByRole('tab', { name: tabs[0], selected: true });
    expect(screen.queryByTestId('drawer')).toBeNull();
  });

  it('reads in place of the question, and comes back to it by the first tab', async () => {
    const { user } = draw(inRoom(<Table />, setting), language);
    await user.click(screen.getByRole('tab', { name: tabs[2] }));
    expect(screen.getByRole('tabpanel', { name: tabs[2] }).dataset['name']).toBe('log');
    screen.getByText('the table');
    screen.getByText('the hand');
    expect(screen.queryByRole('button', { name: rest })).toBeNull();
    await user.click(screen.getByRole('tab', { name: tabs[0] }));
    await screen.findByRole('button', { name: rest });
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });
});

const PLACES = [[seat(1)], [seat(0), seat(2)]] as const;

describe.each([
  { language: 'en', own: 0, title: 'You came second, tied with Chloé.', places: ['1st Ben', '2nd Anna you Chloé'] },
  { language: 'en', own: 1, title: 'You won.', places: ['1st Ben you', '2nd Anna Chloé'] },
  { language: 'en', own: null, title: 'Ben won.', places: ['1st Ben', '2nd Anna Chloé'] },
  {
    language: 'fr',
    own: 2,
    title: 'Vous finissez deuxième, à égalité avec Anna.',
    places: ['1re Ben', '2e Anna Chloé vous'],
  },
  { language: 'fr', own: 1, title: 'Vous l’emportez.', places: ['1re Ben vous', '2e Anna Chloé'] },
] as const)('The end among rivals ($language, seat $own)', ({ language, own, title, places }) => {
  it('says one’s own place, and names everybody with theirs', async () => {
    const you = own === null ? null : seat(own);
    const ended = { outcome: 'ranked', reason: 'turns', places: PLACES, facts: {} } as const;
    const { user } = draw(
      atTable(<EndFrame extent="all" />, {
        view: { ...over, you, over: ended, log },
        game: smallest(language),
        seat: you,
        own: you,
        room: { members: MEMBERS, phase: 'over' },
      }),
      language,
    );
    await screen.findByTestId('account-page');
    screen.getByRole('heading', { name: title });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(
      within(screen.getByTestId('places'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(places);
    screen.getByText('the end');
    expect(buttons().length).toBeGreaterThan(0);
  });
});
