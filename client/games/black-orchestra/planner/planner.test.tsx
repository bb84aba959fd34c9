/** @jest-environment ./client/testing/environment.ts */
import { screen, within } from '@testing-library/react';

import type { Language } from '../../../../shared/engine/game';
import { ownPlans } from '../../../../shared/games/black-orchestra/forecast/goal';
import { type PlotPlan, plotPlans } from '../../../../shared/games/black-orchestra/forecast/plans';
import { openAttempt } from '../../../../shared/games/black-orchestra/forecast/pool';
import type { CardKey } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { plotTurn } from '../../../../shared/games/black-orchestra/testing/plots';
import { one } from '../../../../shared/games/black-orchestra/testing/scenario';
import { draw } from '../../../testing/draw';
import { percent } from '../plot/odds';
import { drawingIn } from '../testing/drawing';
import { blackOrchestraIn, facts } from '../testing/game';
import { Needs } from './Needs';
import { Plan } from './Plan';
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
    odds: '3 targets are needed, 2 eagles: detected. 4 dice: 11.1% success, 13.2% detected.',
    rows: [
      ['with nothing added', '2', '0%', '2.8%'],
      ['with all that is held: Explosives (Wilhelm Canaris) and Keys', '4', '11.1%', '13.2%'],
    ],
  },
  {
    language: 'fr',
    bomb: 'Bombe cachée',
    sniper: 'Tireur embusqué',
    needs: [
      '✓Acquis\u00a0: motivation 4 sur 4',
      '✓Acquis\u00a0: Hitler est dans un lieu non fortifié',
      '✗Manque\u00a0: Hitler à 1\u00a0déplacement',
    ],
    odds: 'Il faut 3\u00a0cibles\u00a0; découvert dès 2\u00a0aigles. 4\u00a0dés\u00a0: réussite 11,1\u00a0%, découvert 13,2\u00a0%.',
    rows: [
      ['sans rien ajouter', '2', '0\u00a0%', '2,8\u00a0%'],
      ['avec tout ce qui est en main\u00a0: Explosifs (Wilhelm Canaris) et Clés', '4', '11,1\u00a0%', '13,2\u00a0%'],
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

  it('says whose plot each is, with its card and the rules', () => {
    const { text } = planner('en');
    const says = (name: string) =>
      [...screen.getByRole('region', { name }).querySelectorAll('p')].slice(0, 2).map(({ textContent }) => textContent);
    expect(says('Hidden Bomb')).toEqual([
      'You, as Erich Kordt, against Hitler',
      text.render({ m: 'card.hidden-bomb.text' }),
    ]);
    expect(says('Sniper')).toEqual(['Wilhelm Canaris against Hitler', text.render({ m: 'card.sniper.text' })]);
    screen.getByRole('link', { name: 'Rule 12' });
    // What the goal line says of a plot stands in its plan.
    expect(screen.getByRole('dialog').textContent).not.toContain('Hidden Bomb:');
  });

  it('counts no more motivation than a plot asks for', () => {
    const s = plotTurn('hidden-bomb#1', { sheets: ['kordt', 'canaris'], hitler: 'munich', motivation: 'reckless' });
    draw(<Planner who="kordt" drawing={drawingIn('en', s.view('kordt')).drawing} onClose={() => undefined} />, 'en');
    expect(needs(screen.getByRole('region'))[0]).toBe('✓Met: motivation 4 of 4');
  });

  it('works out nothing for others where everybody keeps to their own', () => {
    planner('en', { plans: 'own' });
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['Hidden Bomb']);
  });

  it('says that nobody holds one where the plans of all are shown', () => {
    const s = plotTurn('safe#1', { sheets: ['kordt', 'canaris'], hitler: 'munich' });
    draw(<Planner who="kordt" drawing={drawingIn('en', s.view('kordt')).drawing} onClose={() => undefined} />, 'en');
    screen.getByText(/^Nobody holds a plot yet\./);
  });

  it('says how to come by a plot where there is none', () => {
    const { drawing } = drawingIn('en', position().view('oster'), [], { plans: 'own' });
    draw(<Planner who="oster" drawing={drawing} onClose={() => undefined} />, 'en');
    screen.getByText(/^You hold no plot yet\. It is a card of the deck/);
    expect(screen.getByRole('dialog').textContent).toContain('Find a plot:');
    expect(blackOrchestraIn('en').meta.options.map(({ id }) => id)).toContain('plans');
  });
});

describe('A plan', () => {
  /** The plan of Kordt's Hidden Bomb, and what it is drawn from. */
  function hiddenBomb() {
    const { table, facts, text } = drawingIn('en', position().view('kordt')).drawing;
    const [plan] = ownPlans(table, facts, 'kordt');
    if (plan === undefined) throw new Error('no plan');
    return { plan, table, text };
  }
  const labels = (plan: PlotPlan) => rowsOf(plan).map(({ label }) => blackOrchestraIn('en').text.render(label));

  it('shows the best number of dice, which may be fewer than there are', () => {
    const { plan, table, text } = hiddenBomb();
    const { chances } = plan.ready;
    const bare = { ...plan.ready, best: chances.length - 1 };
    const folded = {
      plan: { ...plan, bare, improvements: [] },
      table,
      coming: null,
      text,
      whose: 'own',
      detail: 'brief',
    } as const;
    draw(<Plan {...folded} />, 'en');
    expect(rows(screen.getByRole('region'))[0]?.[1]).toBe(String(chances.length - 1));
  });

  it('in brief has no text of the card, and says how many rows it folds', () => {
    const { plan: real, table, text } = hiddenBomb();
    const plan = { ...real, improvements: real.improvements.map((one) => ({ ...one, state: 'missing' as const })) };
    const { unmount } = draw(
      <Plan plan={plan} table={table} coming={null} text={text} whose="own" detail="brief" />,
      'en',
    );
    const said = text.render({ m: 'card.hidden-bomb.text' });
    expect(screen.getByRole('region').textContent).not.toContain(said);
    const folded = rowsOf(plan).length - 2;
    expect(folded).toBeGreaterThan(1);
    screen.getByText(`And ${folded} more ways`);
    unmount();
    draw(<Plan plan={plan} table={table} coming={null} text={text} whose="own" detail="whole" />, 'en');
    expect(screen.getByRole('region').textContent).toContain(said);
    expect(screen.queryByText(/more way/)).toBeNull();
  });

  it.each([
    ['en', 1, 'No single card or item would let it succeed yet. Lower military support.'],
    ['fr', 1, 'Rien ne peut encore faire réussir ce complot. Faites baisser le soutien militaire.'],
    // Found: it could not be lower.
    ['en', 0, 'No single card or item would let it succeed yet.'],
    ['fr', 0, 'Rien ne peut encore faire réussir ce complot.'],
  ] as const)(
    'that nothing could make succeed says so, and shows no table of zeros (%s, %d)',
    (language, above, words) => {
      const { plan: real, table: first } = hiddenBomb();
      const table = { ...first, support: first.supportFloor + above };
      const plan = {
        ...real,
        bare: { ...real.bare, best: null },
        ready: { ...real.bare, best: null },
        improvements: [],
      };
      const { text } = blackOrchestraIn(language);
      draw(<Plan plan={plan} table={table} coming={null} text={text} whose="own" detail="brief" />, language);
      screen.getByText(words);
      expect(screen.queryByRole('table')).toBeNull();
    },
  );

  it.each([
    [
      'en',
      0.25,
      'The next event takes Hitler there: 8.3%. Wait in such a space: Hitler visits the nearest conspirator (25%).',
    ],
    ['en', 0, 'The next event takes Hitler there: 8.3%.'],
    [
      'fr',
      0.25,
      'Le prochain événement y mène Hitler : 8,3 %. Attendez‑y. Hitler rend visite au conspirateur le plus proche : 25 %.',
    ],
  ] as const)('that waits for Hitler says what may bring him (%s, %d)', (language, visit, words) => {
    const { plan, table } = hiddenBomb();
    const { text } = blackOrchestraIn(language);
    const coming = { there: 1 / 12, visit };
    draw(<Plan plan={plan} table={table} coming={coming} text={text} whose="own" detail="brief" />, language);
    expect(document.querySelector('.bo-plan-coming')?.textContent).toBe(words);
  });

  it('that waits for an event has that only while it is attempted', () => {
    const s = plotTurn('plane-bomb#1', { sheets: ['kordt', 'canaris'], hitler: 'munich' });
    const { table, facts, text } = drawingIn('en', s.view('kordt')).drawing;
    const [plan] = ownPlans(table, facts, 'kordt');
    if (plan === undefined) throw new Error('no plan');
    const reached = {
      ...plan,
      needs: plan.needs.map((need) => (need.kind === 'reach' ? { ...need, met: true } : need)),
    };
    const waits = '✗Missing: an event has to move Hitler';
    const drawn = (attempt: Table['attempt']) => {
      const { unmount } = draw(<Needs plan={reached} table={{ ...table, attempt }} text={text} />, 'en');
      const last = needs(screen.getByRole('list')).at(-1);
      unmount();
      return last;
    };
    const attempt: NonNullable<Table['attempt']> = {
      card: plan.card,
      who: plan.who,
      target: plan.target,
      dice: 2,
      ignoredEagles: 0,
      targets: 3,
      eagles: 2,
      rolled: null,
      elements: [],
      sources: [],
    };
    expect(drawn(null)).toBe(waits);
    expect(drawn({ ...attempt, card: 'sniper#1' })).toBe(waits);
    expect(drawn(attempt)).toBe('✓Met: an event has moved Hitler');
  });

  it('has a row for what is ready only where something is, and for a mended roll only where it is mended', () => {
    const { plan } = hiddenBomb();
    const nothing = { ...plan, improvements: plan.improvements.map((one) => ({ ...one, state: 'counted' as const })) };
    expect(labels(nothing)).toEqual(['with nothing added']);
    const mended = 'and, to change the roll: Quick Reaction (Wilhelm Canaris)';
    expect(labels({ ...plan, reacted: plan.ready })).not.toContain(mended);
    const chances = plan.ready.chances.map((one) => ({ ...one, success: one.success + 0.01 }));
    expect(labels({ ...plan, reacted: { ...plan.ready, chances } })).toContain(mended);
  });

  it('names what is missing: where it lies, that it has not been found, or who would have to attempt it', () => {
    const { plan } = hiddenBomb();
    const missing = { state: 'missing', at: [], with: plan.ready } as const;
    const improvements: PlotPlan['improvements'] = [
      { ...missing, by: { item: 'keys', dice: 1 } },
      { ...missing, by: { item: 'keys', dice: 1 }, at: [{ kind: 'space', space: 'munich' }] },
      { ...missing, by: { affiliation: 'wehrmacht', dice: 1 } },
      { ...missing, by: { meeting: true, dice: 1 } },
    ];
    expect(labels({ ...plan, improvements }).slice(1)).toEqual([
      'and also Keys (not found yet)',
      'and also Keys (Munich)',
      'and also the Wehrmacht affiliation',
      'and also everybody in that space',
    ]);
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
      'with nothing added',
      '2',
      '0%',
      '2.8%',
    ]);
    expect(screen.getByTestId('planner-panel').textContent).toContain('You, as Erich Kordt, against Hitler');
    // The goal line says of a plot what its plan does.
    expect(screen.getByTestId('planner-panel').textContent).not.toContain('Hidden Bomb:');
    screen.getByRole('link', { name: 'Rule 12' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which plot' }), 'Sniper');
    expect(shown()).toEqual(['Sniper']);
    expect(screen.getByTestId('planner-panel').textContent).toContain('Wilhelm Canaris against Hitler');
  });

  it('say of a plot whose dice lie that they are rolled, and promise nothing any more (found: odds with what could have been added)', () => {
    const s = position();
    const view = s.view('kordt');
    const { table } = view;
    const attempt = { ...openAttempt(table, facts.second, 'kordt', 'hidden-bomb#1', 'hitler'), rolled: [] };
    draw(<PlannerPanel drawing={drawingIn('en', { ...view, table: { ...table, attempt } }).drawing} />, 'en');
    expect(screen.getByTestId('planner-panel').textContent).toContain('The dice are rolled.');
    expect(shown()).toEqual([]);
  });

  it('begin with the best plot, wherever in the dossier it is, and have nothing to choose where there is one', () => {
    const both = (dossier: readonly CardKey[], options = {}) => {
      const s = plotTurn('hidden-bomb#1', {
        sheets: ['kordt', 'canaris'],
        hitler: 'munich',
        at: 'nuremberg',
        items: ['keys'],
        table: (draft) => void (one(draft, 'kordt').dossier = [...dossier]),
      });
      const { unmount } = draw(<PlannerPanel drawing={drawingIn('en', s.view('kordt'), [], options).drawing} />, 'en');
      const found = [shown(), screen.queryAllByRole('combobox').length];
      unmount();
      return found;
    };
    // Hitler is in no fortified space, so that the Suitcase Bomb cannot be attempted.
    expect(both(['hidden-bomb#1', 'suitcase-bomb#1'])).toEqual([['Hidden Bomb'], 1]);
    expect(both(['suitcase-bomb#1', 'hidden-bomb#1'])).toEqual([['Hidden Bomb'], 1]);
    expect(both(['hidden-bomb#1'])).toEqual([['Hidden Bomb'], 0]);
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

  it('show a plot of the others only to who chooses it, where they have none (found: a mate’s plot under “Find a plot”)', async () => {
    const { user } = panel('oster');
    expect(screen.getByTestId('planner-panel').textContent).toContain('Help Erich Kordt with Hidden Bomb:');
    expect(shown()).toEqual([]);
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which plot' });
    expect(choice.selectedOptions[0]?.textContent).toBe('Plots of the others…');
    await user.selectOptions(choice, 'Sniper');
    expect(shown()).toEqual(['Sniper']);
    expect(within(choice).queryByText('Plots of the others…')).toBeNull();
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

test('a card that asks for more support says so, and its odds are of that support (bug: three dice were promised at support 3)', () => {
  const { table } = plotTurn('sniper#1', {
    sheets: ['canaris', 'beck'],
    hitler: 'munich',
    motivation: 'reckless',
    items: ['intel', 'intel'],
    table: (draft) => void one(draft, 'canaris').dossier.push('partisan-informant#1'),
  }).view('canaris');
  const [plan] = plotPlans(table, facts.second, 'canaris');
  if (plan === undefined) throw new Error('no plan');
  const { text } = blackOrchestraIn('en');
  const row = rowsOf(plan).find(({ label }) => text.render(label).includes('Partisan Informant'));
  expect(row === undefined ? null : text.render(row.label)).toBe(
    'and also Partisan Informant, from military support 5',
  );
  expect(row?.thrown.need.targets).toBe(5);
});
