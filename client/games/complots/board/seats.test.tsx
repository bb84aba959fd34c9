/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/complots/table';
import { Scenario } from '../../../../shared/games/complots/testing/scenario';
import { draw } from '../../../testing/draw';
import { memberView } from '../../../testing/room';
import { drawingOf } from '../drawing';
import { facts, wordsIn } from '../testing/game';
import { Seats } from './Seats';

/** The row of seats as a reader sees it once Ben has conceded. */
function row(reader: string | null, language: Language) {
  const view: MatchView<Table> = new Scenario().say('B', 'concede').view(reader);
  const members = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name, i) => memberView(i, name));
  const source = { view, facts, members, text: wordsIn(language), targets: new Map(), tap: () => undefined };
  draw(<Seats drawing={drawingOf(source as never)} />, language);
  return screen.getAllByRole('button').map((one) => ({ who: within(one).getByText(/^(Anna|Ben|Cleo|Dan)$/), one }));
}

describe.each([
  { language: 'en', out: 'Out' },
  { language: 'fr', out: 'hors-jeu' },
] as const)('Who is out ($language)', ({ language, out }) => {
  it.each([
    ['A', ['Ben', 'Cleo', 'Dan']],
    ['B', ['Ben', 'Cleo', 'Dan', 'Anna']],
    [null, ['Anna', 'Ben', 'Cleo', 'Dan']],
  ] as const)('is marked in the row of seats for the eye and the ear (reader %s)', (reader, seats) => {
    const cells = row(reader, language);
    expect(cells.map(({ who }) => who.textContent)).toEqual(seats);
    const marked = cells.filter(({ one }) => within(one).queryByText(out) !== null);
    expect(marked.map(({ who }) => who.textContent)).toEqual(['Ben']);
    expect(cells.filter(({ one }) => one.getAttribute('aria-label')?.includes(out) === true)).toEqual(marked);
  });
});
