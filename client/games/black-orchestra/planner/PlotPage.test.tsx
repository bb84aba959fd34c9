/** @jest-environment ./client/testing/environment.ts */
import { cleanup, screen } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { noWishes } from '../../../table/choices/useWishes';
import { buttons, draw } from '../../../testing/draw';
import { blackOrchestraIn, facts } from '../testing/game';
import { PlotPage } from './PlotPage';

/** Canaris attempts the Sniper against Hitler with two intel, and has laid down as many of them. */
function page(language: Language, items: 0 | 2, options = {}, reader: 'canaris' | 'goerdeler' = 'canaris') {
  const s = plotTurn('sniper#1', {
    sheets: ['canaris', 'bonhoeffer', 'goerdeler'],
    hitler: 'munich',
    motivation: 'reckless',
    items: ['intel', 'intel'],
  }).choose('canaris', 'plot:sniper#1:hitler');
  for (let i = 0; i < items; i++) s.choose('canaris', 'item:intel:canaris');
  const [ask] = s.asks('canaris');
  if (ask === undefined) throw new Error('nothing is asked');
  const keys: string[] = [];
  const { user } = draw(
    <PlotPage
      ask={ask}
      view={s.view(reader)}
      facts={facts}
      options={options}
      members={[]}
      text={blackOrchestraIn(language).text}
      choose={(key) => void keys.push(key)}
      busy={false}
      wishes={noWishes}
    />,
    language,
  );
  return { user, keys };
}

const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe.each([
  {
    language: 'en',
    card: 'Sniper',
    dice: ['+1 plot', '+1 Abwehr', '+1 Intel', '+1 Intel'],
    cost: /^Detected at 2 eagles Wilhelm Canaris goes to prison/,
    asked: /^Sniper: 3 targets needed/,
  },
  {
    language: 'fr',
    card: 'Tireur embusqué',
    dice: ['+1 complot', '+1 Abwehr', '+1 Renseignements', '+1 Renseignements'],
    cost: /^Découvert dès 2\u00a0aigles Wilhelm Canaris va en prison/,
    asked: /3\u00a0cibles nécessaires/,
  },
] as const)('The page of a plot ($language)', ({ language, card, dice, cost, asked }) => {
  it('has all that the number of dice is decided by, and the dice as its buttons', async () => {
    const { user, keys } = page(language, 2);
    screen.getByRole('heading', { name: card });
    screen.getByRole('heading', { name: asked });
    expect(listed().slice(-4)).toEqual(dice);
    expect(screen.getByText((_, element) => element?.tagName === 'P' && cost.test(element.textContent))).toBeTruthy();
    expect(buttons()).toHaveLength(4);
    await user.click(screen.getAllByRole('button')[3] ?? document.body);
    expect(keys).toEqual(['dice:4']);
  });

  it('is the same while things are laid down for it: the odds as a table, the things as buttons', async () => {
    const { user, keys } = page(language, 0);
    screen.getByRole('heading', { name: card });
    expect(screen.getAllByRole('row')).toHaveLength(3);
    await user.click(screen.getAllByRole('button')[0] ?? document.body);
    expect(keys).toEqual(['item:intel:canaris']);
  });

  it('works nothing out where the table plays without that', () => {
    page(language, 0, { plans: 'off' });
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('where players see only their own plans, it works nothing out for who is asked about another’s plot (found: it did)', () => {
  page('en', 0, { plans: 'own' });
  screen.getByRole('table');
  cleanup();
  page('en', 0, { plans: 'own' }, 'goerdeler');
  expect(screen.queryByRole('table')).toBeNull();
});
