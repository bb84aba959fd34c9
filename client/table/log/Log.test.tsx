/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { type MatchView, viewOf } from '../../../shared/engine/match';
import { blackOrchestra } from '../../../shared/games/black-orchestra';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { playout } from '../../../shared/testing/playout';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw, tabTo } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { TestTable } from '../../testing/table';
import { momentsOf } from '../contract/story';
import { stillTable } from '../store/still';
import type { PastLine } from '../store/table';
import { Log } from './Log';

/** The log speaks of Beck and Canaris, whom Anna and Ben play. */
const PEOPLE = ['beck', 'canaris'].map((id, n) => ({ name: { m: `sheet.${id}` }, seat: seat(n) }));

const MEMBERS = [memberView(0, 'Anna', { colour: 'red' }), memberView(1, 'Ben', { colour: 'teal' })];

const VIEW = Scenario.turn().view(null);

type Lines = MatchView['log'];

/** The log as read by Anna, who plays Beck; `pointed` returns the things that it emphasizes. */
function logOf(log: Lines, language: Language = 'en', freshFrom: number | null = null) {
  const game = blackOrchestraIn(language);
  const back: (PastLine | null)[] = [];
  const table = new TestTable();
  const still = stillTable(roomView(), VIEW, game).story;
  const drawing = (lines: Lines) =>
    table.around(<Log />, {
      view: { ...VIEW, log: lines },
      game,
      room: { members: MEMBERS },
      seat: freshFrom === null ? null : seat(0),
      story: {
        ...still,
        moments: momentsOf(lines, game.client.story.lines),
        people: PEOPLE,
        freshFrom: freshFrom ?? 0,
      },
      lookBack: (to) => void back.push(to),
    });
  const { user, redraw } = draw(drawing(log), language);
  return { user, pointed: () => [...table.now().emphasis], back, more: (lines: Lines) => redraw(drawing(lines)) };
}

/** The lines on the screen, from top to bottom. */
function lines(): readonly (string | null)[] {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

/** The line that says a sentence. */
function lineOf(sentence: string): HTMLElement {
  const line = screen.getAllByRole('listitem').find(({ textContent }) => textContent === sentence);
  if (line === undefined) throw new Error(`no line says: ${sentence}`);
  return line;
}

/** The log of a whole match for a spectator. */
function wholeMatch(): Lines {
  return viewOf(blackOrchestra, playout(blackOrchestra, { seats: 3, seed: 1 }), null).log;
}

describe.each([
  {
    language: 'en',
    title: 'Log',
    told: ['Turn 1: Ludwig Beck.', 'Ludwig Beck moves to Nuremberg.'],
    empty: 'Nothing yet.',
  },
  {
    language: 'fr',
    title: 'Ce qui s’est passé',
    told: ['Tour\u00a01\u00a0: Ludwig Beck.', 'Ludwig Beck va à Nuremberg.'],
    empty: 'Rien pour l’instant.',
  },
] as const)('The log ($language)', ({ language, title, told, empty }) => {
  it('tells what has happened, newest last', () => {
    logOf(Scenario.turn().choose('beck', 'move:nuremberg').view(null).log, language);
    screen.getByRole('log', { name: title });
    expect(lines()).toEqual(told);
  });

  it('gives each name the colour and the number of its seat', () => {
    logOf(Scenario.turn().choose('beck', 'move:nuremberg').view(null).log, language);
    const marks = screen.getAllByRole('listitem').map((line) => line.querySelector<HTMLElement>('.seat-mark')?.dataset);
    expect(marks.map((mark) => [mark?.['colour'], mark?.['n']])).toEqual([
      ['red', '1'],
      ['red', '1'],
    ]);
  });

  it('says so when nothing has happened', () => {
    logOf([], language);
    screen.getByText(empty);
    expect(lines()).toEqual([]);
  });
});

describe('The log of a long match', () => {
  const whole = wholeMatch();
  const sentences = whole.map(({ text }) => blackOrchestraIn('en').text.render(text));

  it('shows its last hundred lines, numbered as they were told', () => {
    logOf(whole);
    expect(lines()).toEqual(sentences.slice(-100));
    expect(screen.getByRole('list').getAttribute('start')).toBe(String(whole.length - 99));
  });

  it('shows earlier lines above them when asked by Enter, until all are there', async () => {
    const { user } = logOf(whole);
    await tabTo(user, 'button', 'Show earlier lines');
    await user.keyboard('{Enter}');
    expect(lines()).toEqual(sentences.slice(-300));
    const earlier = () => screen.queryByRole('button', { name: 'Show earlier lines' });
    for (let more = earlier(); more !== null; more = earlier()) await user.click(more);
    expect(lines()).toEqual(sentences);
  });

  it('tells each line once as the match goes on', () => {
    const { more } = logOf(whole.slice(0, 40));
    for (const length of [41, 45, 60, 99]) {
      more(whole.slice(0, length));
      expect(lines()).toEqual(sentences.slice(0, length));
    }
  });
});

describe('A line of the log', () => {
  const moved = () => Scenario.turn().choose('beck', 'move:nuremberg').view(null).log;

  it('emphasises what it names while it is pointed at', async () => {
    const { user, pointed } = logOf(moved());
    const line = lineOf('Ludwig Beck moves to Nuremberg.');
    await user.hover(line);
    expect(pointed()).toEqual(['sheet:beck', 'space:train-station', 'space:nuremberg']);
    await user.unhover(line);
    expect(pointed()).toEqual([]);
  });

  it('opens the table as it was then, and the log the newest step', async () => {
    const { user, back } = logOf(moved());
    await user.click(lineOf('Ludwig Beck moves to Nuremberg.'));
    await user.click(screen.getByRole('button', { name: 'The table as it was then' }));
    await tabTo(user, 'button', 'Look back');
    await user.keyboard('{Enter}');
    expect(back).toEqual([{ line: 1 }, { line: null }]);
  });

  it('is marked when it has come since the reader’s last answer', () => {
    logOf(moved(), 'en', 1);
    const marks = screen.getAllByRole('listitem').map((line) => line.getAttribute('data-fresh'));
    expect(marks).toEqual(['no', 'yes']);
  });
});

describe.each([
  {
    language: 'en',
    person: 'Whose moments',
    kind: 'Kind of moment',
    beck: 'Ludwig Beck',
    event: 'Event',
    none: 'No such moment yet.',
  },
  {
    language: 'fr',
    person: 'De qui',
    kind: 'Quel genre',
    beck: 'Ludwig Beck',
    event: 'Événement',
    none: 'Rien de tel pour l’instant.',
  },
] as const)('The log ($language) can be read', ({ language, person, kind, beck, event, none }) => {
  const log = () => Scenario.turn().choose('beck', 'move:nuremberg').view(null).log;

  it('of one person: the moments that name them, with the numbers of their lines', async () => {
    const canaris = { text: { m: 'log.moved', p: { who: { m: 'sheet.canaris' }, space: { m: 'space.munich' } } } };
    const { user } = logOf([...log(), canaris], language);
    expect(lines()).toHaveLength(3);
    await user.selectOptions(screen.getByRole('combobox', { name: person }), 'Wilhelm Canaris');
    expect(lines()).toHaveLength(1);
    expect(screen.getByRole('listitem').getAttribute('value')).toBe('3');
    await user.selectOptions(screen.getByRole('combobox', { name: person }), beck);
    expect(lines()).toHaveLength(2);
  });

  it('of one kind, and says so when there is nothing of it', async () => {
    const { user } = logOf(log(), language);
    await user.selectOptions(screen.getByRole('combobox', { name: kind }), event);
    expect(lines()).toEqual([]);
    screen.getByText(none);
  });
});
