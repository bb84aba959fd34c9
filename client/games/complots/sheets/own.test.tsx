/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import type { Ref } from '../../../../shared/engine/ask';
import type { MatchView } from '../../../../shared/engine/match';
import type { Table } from '../../../../shared/games/complots/table';
import { Scenario } from '../../../../shared/games/complots/testing/scenario';
import { draw } from '../../../testing/draw';
import { memberView } from '../../../testing/room';
import { drawingOf } from '../drawing';
import { explain } from '../explain';
import { facts, wordsIn } from '../testing/game';
import { Own } from './Own';

test.each([
  { language: 'en', name: 'Captain', says: ['Steals 2 coins. Stops theft.', 'Face up so far: 1 of 3.'] },
  { language: 'fr', name: 'Capitaine', says: ['Vole 2 pièces. Arrête le vol.', 'À découvert jusqu’ici : 1 sur 3.'] },
] as const)(
  'a tap on a card of one’s own explains it, and is no answer ($language)',
  async ({ language, name, says }) => {
    const held = { A: { cards: ['Ca', 'Du'] }, B: { cards: ['xCa', 'As'] } } as const;
    const view: MatchView<Table> = new Scenario({ held }).view('A');
    const text = wordsIn(language);
    const tapped: Ref[] = [];
    const members = ['Anna', 'Ben', 'Cleo', 'Dan'].map((one, i) => memberView(i, one));
    const source = { view, facts, members, text, targets: new Map(), tap: (ref: Ref) => void tapped.push(ref) };
    const { user } = draw(<Own drawing={drawingOf(source as never)} />, language);
    await user.click(screen.getByRole('button', { name }));
    const [ref] = tapped;
    if (ref === undefined) throw new Error('nothing was tapped');
    expect(view.asks.flatMap(({ options }) => options).filter((one) => one.ref?.kind === ref.kind)).toEqual([]);
    const explained = explain(ref, view, text);
    expect(explained?.title).toBe(name);
    expect(explained?.body.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(says);
  },
);
