/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import { type Ask, askId, type Seat, seat, UNDO } from '../../shared/engine/ask';
import type { GameMeta } from '../../shared/engine/game';
import type { MatchView } from '../../shared/engine/match';
import { SILENT_MS } from '../../shared/protocol/going-on';
import type { ProposalId } from '../../shared/protocol/rooms';
import { PAIRS } from '../../shared/testing/pairs';
import { makeRenderer } from '../../shared/text/render';
import { buttons, draw } from '../testing/draw';
import { memberView, roomView } from '../testing/room';
import { atTable, BARE_VIEW, TestTable } from '../testing/table';
import { KeyList } from './bar/KeyList';
import { TopBar } from './bar/TopBar';
import { withDefaults } from './contract/defaults';
import type { Game } from './contract/game';
import { nextToGoOn } from './going-on/next';
import { HandTray } from './hand/HandTray';
import { Players, PlayersInBrief } from './people/Players';
import { useOutcome } from './people/useOutcome';
import { Prompt } from './prompt/Prompt';
import { AskTable } from './room/AskTable';
import { RoomSlip } from './room/RoomSlip';
import { foretellsOf, knownPlansOf, plannableOf, triesOf } from './store/selectors';

/** What these screens read of a meta. */
type Meta = Partial<Pick<GameMeta, 'play' | 'allows' | 'teams'>>;

const MEMBERS = ['Anna', 'Ben', 'Chloé', 'Dora'].map((name, i) => memberView(i, name));

/** A question of a kind to the first seat. */
function ask(kind: string, keys: readonly string[]): Ask {
  const options = keys.map((key) => ({ key, label: { m: key } }));
  return { id: askId(kind), seat: seat(0), kind, prompt: { m: 'a' }, options };
}

/** A game with so much of its meta. */
function game(meta: Meta, panels: Game['client']['panels'] = {}): Game {
  const client = withDefaults({
    draw: () => null,
    Table: () => null,
    End: () => null,
    panels,
    predictions: { of: () => ({ open: () => [], outcomes: () => [] }), question: () => '', answer: () => '' } as never,
    choosing: { slots: { kind: 'turn', row: [] } },
  });
  const text = makeRenderer('en', { 'game.name': 'Game', a: 'A', b: 'B', g: 'Group', 'ask.turn': 'Your turn' });
  return { meta: { secluding: [], keepers: 'bots', ...meta }, client, text, facts: null } as unknown as Game;
}

/** The table of a seat in such a game, as state. */
function stateOf(meta: Meta, own: 0 | null) {
  const table = new TestTable();
  const you = own === null ? null : seat(own);
  const view: MatchView = { ...BARE_VIEW, you, asks: [ask('turn', [])] };
  draw(table.around(<p />, { view, game: game(meta), seat: you, own: you, room: { members: MEMBERS } }), 'en');
  return table.now();
}

describe('What a game does not allow', () => {
  it('is offered among those who play together', () => {
    const state = stateOf({ play: 'together' }, 0);
    expect(plannableOf(state).map(({ name }) => name)).toEqual(['Ben', 'Chloé', 'Dora']);
    expect(triesOf(state)?.name).toBe('Anna');
    expect(foretellsOf(stateOf({ play: 'together' }, null))).toBe(true);
  });

  it('is offered to no rival: no plan for others, no try', () => {
    const state = stateOf({ play: 'rivals' }, 0);
    expect(plannableOf(state)).toEqual([]);
    expect(knownPlansOf(state)).toEqual([]);
    expect(triesOf(state)).toBeNull();
  });

  it('is what the meta says, whoever plays', () => {
    const state = stateOf({ play: 'rivals', allows: { suggestions: 'anybody', tries: 'own' } }, 0);
    expect(plannableOf(state)).toHaveLength(3);
    expect(triesOf(state)?.name).toBe('Anna');
  });

  it.each([
    [
      'together',
      {},
      ['Undo my last choice', 'Undo back to the start of the turn', 'Pause the game', 'End the game here'],
    ],
    ['rivals', {}, ['Pause the game', 'End the game here']],
    ['rivals', { callOff: 'never' }, ['Pause the game']],
  ] as const)('is not asked of the table (%s, found: going back in a bluffing game)', (play, allows, asked) => {
    const own = { seat: seat(0), own: seat(0) };
    draw(
      atTable(<AskTable />, {
        view: BARE_VIEW,
        game: game({ play, allows }),
        ...own,
        room: roomView({ members: MEMBERS }),
      }),
      'en',
    );
    expect(buttons()).toEqual(asked);
  });

  it.each([
    ['together', [], true],
    ['rivals', [], false],
    ['rivals', [ask(UNDO, ['a'])], true],
  ] as const)('is not among the keys (%s)', (play, asks, there) => {
    draw(atTable(<KeyList onClose={() => undefined} />, { view: { ...BARE_VIEW, asks }, game: game({ play }) }), 'en');
    expect(screen.queryByText('Ctrl + Z') !== null).toBe(there);
  });
});

describe('Who is out of a match', () => {
  const view: MatchView & { readonly out: readonly number[] } = { ...BARE_VIEW, you: seat(1), out: [seat(1)] };

  it.each([<Players key="list" />, <PlayersInBrief key="brief" />])('is marked by a word', (list) => {
    draw(atTable(list, { view, game: game({ play: 'rivals' }), room: { members: MEMBERS } }), 'en');
    const marked = screen.getAllByRole('listitem').filter((one) => within(one).queryByText('out') !== null);
    expect(marked.map(({ dataset }) => dataset['seat'])).toEqual(['1']);
  });

  it.each([
    ['en', 'You are out of the game. You see what spectators see.', 'Leave the table'],
    ['fr', 'Vous êtes hors jeu\u00a0: vous voyez ce que voit le public.', 'Quitter la table'],
  ] as const)('is told so, and may leave (%s)', (language, said, leave) => {
    const own = { seat: seat(1), own: seat(1) };
    draw(
      atTable(<Prompt extent="all" />, { view, game: game({ play: 'rivals' }), ...own, room: { members: MEMBERS } }),
      language,
    );
    expect(screen.getByTestId('out').textContent).toBe(said);
    screen.getByRole('link', { name: leave });
  });
});

it.each([
  ['who plays', [], true],
  ['who is out', [seat(1)], false],
] as const)('A hand lies before %s', (_, out, there) => {
  const base = game({ play: 'rivals' });
  const of = { ...base, client: { ...base.client, SecretHand: () => <b>cards</b> } };
  const view: MatchView = { ...BARE_VIEW, you: seat(1), ...(out.length === 0 ? {} : { out }) };
  draw(atTable(<HandTray />, { view, game: of, seat: seat(1), own: seat(1), room: { members: MEMBERS } }), 'en');
  expect(screen.queryByTestId('hand-tray') !== null).toBe(there);
});

describe('Who is out has no say', () => {
  const members = MEMBERS;
  const [anna, ben, chloe] = members.map(({ id }) => id);
  if (anna === undefined || ben === undefined || chloe === undefined) throw new Error('nobody');
  const what = { kind: 'call-off' } as const;
  const consent = { agreed: [anna], awaited: [chloe], absent: [] };
  const room = {
    members,
    spectators: 1,
    proposal: { id: 1 as ProposalId, by: anna, what, ...consent },
    claims: [{ id: 2 as ProposalId, member: chloe, word: 'amber lake', since: 0, ...consent }],
  };
  const waiting = [{ seat: seat(2), kind: 'turn' }];
  const drawnFor = (out: readonly Seat[]) => {
    const view: MatchView = { ...BARE_VIEW, you: seat(1), waiting, ...(out.length === 0 ? {} : { out }) };
    const own = { seat: seat(1), own: seat(1) };
    const parts = (
      <>
        <TopBar>{null}</TopBar>
        <RoomSlip />
      </>
    );
    draw(atTable(parts, { view, game: game({ play: 'rivals' }), ...own, room }), 'en');
    return ['ask-table', 'nudge', 'proposal-agree', 'proposal-refuse', 'claim-agree', 'claim-refuse'].filter(
      (id) => (id === 'ask-table' ? document.querySelector('.ask-table') : screen.queryByTestId(id)) !== null,
    );
  };

  it('and so no buttons for it, while others have them', () => {
    expect(drawnFor([])).toHaveLength(6);
  });

  it('and reads what the others are asked', () => {
    expect(drawnFor([seat(1)])).toEqual([]);
    screen.getByTestId('proposal');
    screen.getByTestId('claims');
  });

  it('and is not counted among those who can have the table go on', () => {
    const message = {
      view: { ...BARE_VIEW, waiting, out: [seat(1)] },
      waitingSince: [{ seat: seat(2), kind: 'turn', since: 0 }],
      changedAt: 0,
    };
    const time = { secluding: [], clocks: [], now: SILENT_MS.live, toldAt: 0 };
    const next = nextToGoOn({ message, room: roomView({ members }), seat: seat(0), ...time });
    expect(next?.others.map(({ name }) => name)).toEqual(['Anna', 'Dora']);
  });

  it('but may foretell, as spectators do', () => {
    const view: MatchView = { ...BARE_VIEW, you: seat(1), out: [seat(1)] };
    const foretells = (own: 0 | 1) => {
      const table = new TestTable();
      const at = { seat: seat(own), own: seat(own), room: { members } };
      draw(table.around(<p />, { view: { ...view, you: seat(own) }, game: game({ play: 'rivals' }), ...at }), 'en');
      return foretellsOf(table.now());
    };
    expect([foretells(0), foretells(1)]).toEqual([false, true]);
  });
});

describe('Teams', () => {
  function Said() {
    return <p data-testid="said">{useOutcome()}</p>;
  }
  const over = {
    outcome: 'ranked',
    reason: 'x',
    facts: {},
    places: [
      [seat(0), seat(2)],
      [seat(1), seat(3)],
    ],
  } as const;

  it.each([
    ['teams', 0, 'You won with Chloé.'],
    ['teams', 1, 'Your team with Dora came second.'],
    ['teams', null, 'Anna and Chloé won as a team.'],
    ['alone', 0, 'You won, tied with Chloé.'],
    ['alone', null, 'Anna and Chloé won, tied for first.'],
  ] as const)('win as one, and others are tied (%s, seat %p)', (sides, own, said) => {
    const you = own === null ? null : seat(own);
    const room = { members: MEMBERS, options: { sides } };
    draw(
      atTable(<Said />, {
        view: { ...BARE_VIEW, you, over },
        game: game({ play: 'rivals', teams: PAIRS }),
        seat: you,
        own: you,
        room,
      }),
      'en',
    );
    expect(screen.getByTestId('said').textContent).toBe(said);
  });

  it('are named beside their people', () => {
    const room = { members: MEMBERS, options: { sides: 'teams' } };
    draw(atTable(<Players />, { view: BARE_VIEW, game: game({ play: 'rivals', teams: PAIRS }), room }), 'en');
    expect(screen.getAllByText(/^Team/).map(({ textContent }) => textContent)).toEqual([
      'Team 1',
      'Team 2',
      'Team 1',
      'Team 2',
    ]);
  });
});

test('The panel of a game is not replaced by a row of headings (found on a phone: options with a group hid it)', () => {
  const option = (key: string) => ({ key, label: { m: 'a' }, group: 'g' });
  const asked = { ...ask('bid', []), options: ['1', '2', '3', '4', '5'].map(option) };
  const own = { seat: seat(0), own: seat(0) };
  const at = (panels: Game['client']['panels']) =>
    atTable(<Prompt extent="enough" />, {
      view: { ...BARE_VIEW, you: seat(0), asks: [asked] },
      game: game({}, panels),
      ...own,
    });
  const { redraw } = draw(at({}), 'en');
  expect(screen.getAllByTestId('option-group')).toHaveLength(1);
  redraw(at({ bid: () => <p>the panel</p> }));
  screen.getByText('the panel');
});
