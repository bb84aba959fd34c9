/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { buttons, draw } from '../../../testing/draw';
import { drawingIn } from '../testing/drawing';
import { Hand } from './Hand';

/** Canaris holds a plot, an illegal card and keys; Kordt holds nothing. */
function hand(language: 'en' | 'fr', of: SheetId | null) {
  const s = Scenario.turn({
    table: (draft) => {
      Object.assign(one(draft, 'canaris'), { dossier: ['sniper#1', 'forged-documents#1'], items: ['keys'] });
    },
  });
  const { drawing, tapped } = drawingIn(language, s.view(of));
  return { tapped, ...draw(<Hand drawing={drawing} />, language) };
}

describe.each([
  {
    language: 'en',
    plot: /^Plot Sniper.*Needed/,
    illegal: /^Illegal ?Forged Documents./,
    keys: 'Keys',
    none: ['no card', 'no item'],
  },
  {
    language: 'fr',
    plot: /^Complot Tireur.*(Exige|Il faut|Requis)/,
    illegal: /^Illégale ?Faux papiers./,
    keys: 'Clés',
    none: ['aucune carte', 'aucun objet'],
  },
] as const)('The hand ($language)', ({ language, plot, illegal, keys, none }) => {
  it('shows each card with its text, and the items', () => {
    hand(language, 'canaris');
    const [, first, second, , item] = buttons();
    expect(first).toMatch(plot);
    expect(second).toMatch(illegal);
    expect(item).toBe(keys);
  });

  it('says what it is empty of', () => {
    hand(language, 'kordt');
    for (const word of none) screen.getByText(word);
  });
});

test('a card in it is tapped like one on a sheet', async () => {
  const { user, tapped } = hand('en', 'canaris');
  await user.click(screen.getByRole('button', { name: /Sniper/ }));
  expect(tapped).toEqual([{ kind: 'card', id: 'sniper#1' }]);
});

test('a spectator holds nothing', () => {
  hand('en', null);
  expect(buttons()).toEqual([]);
});

test.each([
  ['en', 'Weaponshelps “Sniper” (+1 die)', 'Badge'],
  ['fr', 'Armesservirait à «\u00a0Tireur embusqué\u00a0» (1\u00a0dé)', 'Insigne'],
] as const)(
  'an item in the hand says which own plot it serves (%s; found: nobody knew what it was good for)',
  (language, weapons, badge) => {
    const s = Scenario.turn({
      table: (draft) =>
        void Object.assign(one(draft, 'canaris'), { dossier: ['sniper#1'], items: ['weapons', 'badge'] }),
    });
    const { drawing } = drawingIn(language, s.view('canaris'));
    draw(<Hand drawing={drawing} />, language);
    const tags = [...document.querySelectorAll('.bo-tag')].map(({ textContent }) => textContent);
    expect(tags).toEqual([weapons, badge]);
  },
);
