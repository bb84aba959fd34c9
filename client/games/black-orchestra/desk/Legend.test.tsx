/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import { type Given, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { buttons, draw } from '../../../testing/draw';
import { drawingIn } from '../testing/drawing';
import { Legend } from './Legend';

function show(language: Language, table?: Given['table']) {
  const s = Scenario.turn(table === undefined ? {} : { table });
  draw(<Legend drawing={drawingIn(language, s.view(null)).drawing} />, language);
}

/** The names of the parts, in their order, and what stands in each. */
const parts = () =>
  screen.getAllByRole('region').map((each) => [
    within(each).getByRole('heading').textContent,
    ...within(each)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.trim()),
  ]);

test.each([
  {
    language: 'en' as const,
    leaders: [
      'Whoever starts a turn beside',
      'Hitler: motivation −1',
      'Hess: discards one dossier card',
      'Goebbels: no special ability this turn',
      'Bormann: no Conspire this turn',
      'Himmler: suspicion +1',
      'Goering: discards one item',
    ],
    signs: ['Signs on the map', 'Military support for Hitler', 'fortified', 'hidden item', 'any item'],
    sentence: 'Whoever starts a turn beside Hess: discards one dossier card.',
  },
  {
    language: 'fr' as const,
    leaders: [
      'Début de tour auprès d’un dirigeant',
      'Hitler\u00a0: motivation −1',
      'Hess\u00a0: une carte du dossier à défausser',
      'Goebbels\u00a0: pas de capacité spéciale ce tour‑ci',
      'Bormann\u00a0: impossible de conspirer ce tour‑ci',
      'Himmler\u00a0: suspicion +1',
      'Goering\u00a0: un objet à défausser',
    ],
    signs: ['Symboles du plateau', 'Soutien militaire à Hitler', 'lieu fortifié', 'objet caché', 'objet au choix'],
    sentence: 'Début de tour auprès de Hess\u00a0: une carte du dossier à défausser.',
  },
])(
  'a television says what its signs mean and what leaders do ($language, found: after half an hour both were guessed)',
  ({ language, leaders, signs, sentence }) => {
    show(language);
    const [first = [], second] = parts();
    expect(first.slice(0, signs.length)).toEqual(signs);
    expect(second).toEqual(leaders);
    expect(document.querySelector('.bo-legend > p')?.textContent).toBe(sentence);
    expect(buttons()).toEqual([]);
  },
);

test('after an action the other part of the legend is the first, and another sentence stands for it', () => {
  show('en', (draft) => void (draft.pub.turn.used = 1));
  expect(parts().map(([title]) => title)).toEqual(['Whoever starts a turn beside', 'Signs on the map']);
  screen.getByText('Whoever starts a turn beside Goebbels: no special ability this turn.');
});

test('the legend says nothing of a leader who is out of the game', () => {
  show('en', (draft) => void (draft.pub.leaders.hess = { state: 'gone' }));
  expect(parts().flat().join()).not.toContain('Hess');
});
