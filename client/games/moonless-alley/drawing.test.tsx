/** @jest-environment ./client/testing/environment.ts */
import { cleanup, screen } from '@testing-library/react';

import { isQuestion, seat } from '../../../shared/engine/ask';
import { type Match, type MatchView, viewOf } from '../../../shared/engine/match';
import type { Table } from '../../../shared/games/moonless-alley/table';
import { moonlessAlleyTesting } from '../../../shared/games/moonless-alley/testing';
import { playout } from '../../../shared/testing/playout';
import { refKey } from '../../table/contract/contract';
import { withDefaults } from '../../table/contract/defaults';
import { drawPart, sourceOf } from '../../testing/part';
import { moonlessAlleyClient } from '.';
import { drawingOf } from './drawing';
import { End } from './end/End';
import { wordsIn } from './testing/game';

const { Table: Board, SecretHand, choosing, explain } = moonlessAlleyClient;

function drawn(view: MatchView<Table>, language: 'en' | 'fr', tap: (key: string) => void) {
  return drawingOf(sourceOf({ view, facts: null, text: wordsIn(language), tap: (ref) => tap(refKey(ref)) }));
}

/** A random game of three, as it was after so many answers, and at its end. */
const moments: Match[] = [];
beforeAll(() => {
  playout(moonlessAlleyTesting.game, { seats: 3, seed: 3 }, (match) => {
    const { core } = match;
    if (match.over !== null || (core.pub.agents.length > 2 && match.rev % 40 === 0)) moments.push(match);
  });
});

const viewAt = (match: Match, of: number) =>
  viewOf(moonlessAlleyTesting.game, match as never, seat(of)) as MatchView<Table>;

it.each(['en', 'fr'] as const)(
  'the table says how each seat stands in each zone, and what it taps (%s)',
  async (language) => {
    const [match] = moments;
    if (match === undefined) throw new Error('no moment');
    const taps: string[] = [];
    const drawing = drawn(viewAt(match, 0), language, (key) => taps.push(key));
    const { user } = drawPart(<Board drawing={drawing} telling={null} seek={null} following="free" />, language);
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    const cell = screen.getByRole('button', {
      name: language === 'en' ? /^Anna, Theft: strength/ : /^Anna, Vol.: force/,
    });
    await user.click(cell);
    expect(taps).toEqual(['zone:0:theft']);
  },
);

it('every moment of a game is drawn, explained and noted in words', () => {
  const client = withDefaults(moonlessAlleyClient as never);
  for (const match of moments) {
    for (const language of ['en', 'fr'] as const) {
      const view = viewAt(match, 1);
      const drawing = drawn(view, language, () => undefined);
      drawPart(
        <>
          <Board drawing={drawing} telling={null} seek={null} following="free" />
          {SecretHand != null && <SecretHand drawing={drawing} />}
          <End view={view} members={[]} nameOf={(of) => String(of)} text={drawing.text} />
        </>,
        language,
      );
      expect(document.body.textContent).not.toMatch(/ma\.|name\.|zone\.|card\./);
      cleanup();
      for (const ask of viewAt(match, 0).asks.filter(isQuestion)) {
        for (const option of ask.options) {
          const noted = { option, options: {}, view: viewAt(match, 0), facts: null, text: drawing.text };
          expect(choosing?.note?.(noted) ?? '').not.toMatch(/ma\./);
          const told = option.ref === undefined ? null : explain?.(option.ref, viewAt(match, 0), drawing.text);
          expect(JSON.stringify(told ?? '')).not.toMatch(/"ma\./);
        }
      }
    }
  }
  expect(client.shape).toBe('cards');
  expect(moments.length).toBeGreaterThan(2);
});

it.each([
  [
    'en',
    'An agent, for the zone Theft.',
    'A mission, laid where you dominate: Assassination and Infiltration.',
    /nothing/,
  ],
  [
    'fr',
    'Un agent, pour la zone Vol.',
    'Une mission, à poser là où vous dominez\u00a0: Assassinat et Infiltration.',
    /rien/,
  ],
] as const)(
  'a card of the hand tells what it is, also one that cannot be used now, and the draw pile how the game ends (%s) (bug: a tap did nothing)',
  async (language, agent, mission, end) => {
    const view = viewAt(moments[0] ?? (moments.at(-1) as Match), 0);
    const own = { laid: [], looking: [], composing: null, ...view.table.own, hand: ['thief-3', 'slow-poison'] };
    const held = { ...view, asks: [], table: { ...view.table, own } } as MatchView<Table>;
    const taps: string[] = [];
    const drawing = drawn(held, language, (key) => taps.push(key));
    const { user } = drawPart(<>{SecretHand != null && <SecretHand drawing={drawing} />}</>, language);
    const [first] = screen.getAllByRole('button');
    if (first === undefined) throw new Error('no card');
    await user.click(first);
    expect(taps).toEqual(['card:thief-3']);
    const about = (kind: string, id: string) => explain?.({ kind, id }, held, drawing.text)?.body.join(' ') ?? '';
    expect(about('card', 'thief-3')).toContain(agent);
    expect(about('card', 'slow-poison')).toContain(mission);
    expect(about('deck', 'deck')).toMatch(end);
  },
);

it('what a deployment changes is said before it is made', () => {
  const view = viewAt(moments[0] ?? (moments.at(-1) as Match), 0);
  const before = view.table;
  const agents = [
    ...before.agents,
    { card: 'assassin-4', seat: seat(0), zone: 'theft', arms: [], counts: 'for' },
  ] as const;
  const changes = choosing?.compare?.({
    before,
    after: { ...before, agents },
    options: {},
    you: seat(0),
    facts: null,
    text: wordsIn('en'),
  });
  expect(changes?.map(({ what }) => what)).toContain('Theft of Anna');
});
