/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import { ownPlans } from '../../../../shared/games/black-orchestra/forecast/goal';
import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { one } from '../../../../shared/games/black-orchestra/testing/scenario';
import { draw } from '../../../testing/draw';
import { percent } from '../plot/odds';
import { drawingIn } from '../testing/drawing';
import { blackOrchestraIn } from '../testing/game';
import { Planner } from './Planner';
import { PlannerPanel } from './PlannerPanel';
import { rowsOf } from './rows';

/** Kordt holds the Hidden Bomb and keys in Nuremberg; Hitler is in Munich with Canaris, who has explosives and a Sniper. */
const position = () =>
  plotTurn('hidden-bomb#1', {
    sheets: ['kordt', 'canaris', 'oster'],
    hitler: 'munich',
    at: 'nuremberg',
    items: ['keys'],
    table: (draft) => {
      Object.assign(one(draft, 'canaris'), {
        space: 'munich',
        items: ['explosives'],
        dossier: ['quick-reaction#1', 'sniper#1'],
      });
      one(draft, 'oster').items = ['weapons'];
    },
  });

function planner(language: Language, options = {}) {
  const s = position();
  const { drawing } = drawingIn(language, s.view('kordt'), [], options);
  draw(<Planner who="kordt" drawing={drawing} onClose={() => undefined} />, language);
  return drawing;
}

/** What stands in the rows of a table, cell by cell. */
const rows = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const needs = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe.each([
  {
    language: 'en',
    bomb: 'Hidden Bomb',
    sniper: 'Sniper',
    needs: [
      '✓Met: motivation 4 of 4',
      '✓Met: Hitler is in a space that is not fortified',
      '✗Missing: Hitler is 1 move away',
    ],
    odds: '3 targets are needed, detected from 2 eagles. 4 dice: 11.1% success, 13.2% detected.',
    rows: [
      ['what counts by itself', '2', '0.0%', '2.8%'],
      [
        'all that is there: Explosives (Wilhelm Canaris), Keys, and Quick Reaction (Wilhelm Canaris)',
        '4',
        '11.1%',
        '13.2%',
      ],
    ],
  },
  {
    language: 'fr',
    bomb: 'Bombe cachée',
    sniper: 'Tireur embusqué',
    needs: [
      '✓Rempli\u00a0: motivation 4 sur 4',
      '✓Rempli\u00a0: Hitler est dans un lieu non fortifié',
      '✗Manque\u00a0: Hitler à 1 déplacement',
    ],
    odds: 'Il faut 3 cibles\u00a0; découvert dès 2 aigles. 4 dés\u00a0: réussir 11,1\u00a0%, découvert 13,2\u00a0%.',
    rows: [
      ['ce qui compte d’office', '2', '0,0\u00a0%', '2,8\u00a0%'],
      [
        'tout ce qui est là\u00a0: Explosifs (Wilhelm Canaris), Clés et Réaction rapide (Wilhelm Canaris)',
        '4',
        '11,1\u00a0%',
        '13,2\u00a0%',
      ],
    ],
  },
] as const)('The planner ($language)', (words) => {
  const { language, bomb, sniper } = words;

  it('says of each plot what is met and missing, and the odds with each thing that would help', () => {
    planner(language);
    const plan = screen.getByRole('region', { name: bomb });
    expect(needs(plan)).toEqual(words.needs);
    expect(plan.textContent).toContain(words.odds);
    expect(rows(plan).slice(0, 2)).toEqual(words.rows);
    screen.getByRole('region', { name: sniper });
  });
});

describe('The planner', () => {
  it('has the figures of the forecast, row by row', () => {
    const { table, facts, text } = planner('en');
    const [plan] = ownPlans(table, facts, 'kordt');
    if (plan === undefined) throw new Error('no plan');
    const missing = plan.improvements.filter(({ state }) => state === 'missing').map((more) => more.with);
    const expected = [plan.bare, plan.ready, plan.reacted, ...missing].map(({ best, dice, chances }) => {
      const chance = chances[(best ?? dice) - 1];
      const shown = (value = 0) => text.render({ m: 'bo.plot.percent', p: { value: percent(value) } });
      return [String(best ?? dice), shown(chance?.success), shown(chance?.detected)];
    });
    const plot = screen.getByRole('region', { name: 'Hidden Bomb' });
    expect(rows(plot).map(([, ...figures]) => figures)).toEqual(expected);
  });

  it('works out nothing for others where everybody keeps to their own', () => {
    planner('en', { plans: 'own' });
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['Hidden Bomb']);
  });

  it('says how to come by a plot where there is none', () => {
    const { drawing } = drawingIn('en', position().view('oster'), [], { plans: 'own' });
    draw(<Planner who="oster" drawing={drawing} onClose={() => undefined} />, 'en');
    screen.getByText(/^You hold no plot yet\. It is a card of the deck/);
    expect(blackOrchestraIn('en').meta.options.map(({ id }) => id)).toContain('plans');
  });
});

describe('The plans beside the table', () => {
  const panel = (who: 'kordt' | 'oster', options = {}) => {
    const { drawing } = drawingIn('en', position().view(who), [], options);
    return draw(<PlannerPanel drawing={drawing} />, 'en');
  };
  const shown = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.split(' Plot')[0]);

  it('show the best plot with what it needs and its odds, and another one on request', async () => {
    const { user } = panel('kordt');
    expect(shown()).toEqual(['Hidden Bomb']);
    expect(rows(screen.getByRole('region', { name: 'Hidden Bomb' }))[0]).toEqual([
      'what counts by itself',
      '2',
      '0.0%',
      '2.8%',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which plot' }), 'Sniper');
    expect(shown()).toEqual(['Sniper']);
  });

  it('fold away what there is no room for, and lose none of it', async () => {
    const { user } = panel('kordt');
    const { table, facts } = drawingIn('en', position().view('kordt'), [], {}).drawing;
    const ways = ['kordt' as const, 'canaris' as const].map((who) =>
      ownPlans(table, facts, who).map((plan) => rowsOf(plan).length),
    );
    expect(Math.max(...ways.flat())).toBeGreaterThan(2);
    for (const [name, [all = 0] = []] of [
      ['Hidden Bomb', ways[0]],
      ['Sniper', ways[1]],
    ] as const) {
      await user.selectOptions(screen.getByRole('combobox'), name);
      const odds = within(screen.getByRole('region', { name })).getAllByRole('table', { hidden: true });
      const [first = 0, folded = 0] = odds.map((one) => within(one).getAllByRole('row', { hidden: true }).length - 1);
      expect([first, folded]).toEqual([Math.min(2, all), Math.max(0, all - 2)]);
    }
  });

  it('say what to do where nobody holds a plot that is shown', () => {
    panel('oster', { plans: 'own' });
    expect(screen.getByTestId('planner-panel').textContent).toContain('Find a plot:');
    expect(shown()).toEqual([]);
  });

  it('are not there where the table wants none', () => {
    panel('kordt', { plans: 'off' });
    expect(screen.queryByTestId('planner-panel')).toBeNull();
  });
});
