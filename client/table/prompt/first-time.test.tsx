/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';

import { type Ask, askId, seat } from '../../../shared/engine/ask';
import type { Language } from '../../../shared/engine/game';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { WordsProvider } from '../../base/i18n/WordsContext';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { atTable } from '../../testing/table';
import { translationIn } from '../../testing/words';
import { HintSwitch } from '../rules/HintSwitch';
import { FirstTime } from './FirstTime';

const VIEW = Scenario.turn().view(null);

function asked(kind: string, id = kind): Ask {
  return { id: askId(id), seat: seat(0), kind, prompt: { m: 'ask.undo' }, options: [] };
}

/** A table that stands upright or on its side, with a line where there is one. */
function Table({
  asks,
  language,
  held,
}: {
  readonly asks: readonly Ask[];
  readonly language: Language;
  readonly held: 'upright' | 'on its side';
}) {
  const game = blackOrchestraIn(language);
  const choosing = { ...game.client.choosing, unhurried: ['weather'] };
  return atTable(
    <main key={held}>
      <FirstTime />
    </main>,
    { view: { ...VIEW, asks }, game: { ...game, client: { ...game.client, choosing } } },
  );
}

function line(asks: readonly Ask[], language: Language = 'en') {
  return <Table asks={asks} language={language} held="upright" />;
}

const shown = () => screen.queryByTestId('first-time')?.dataset['kind'] ?? null;

describe.each([
  { language: 'en', label: 'New', says: 'Three targets fill the track', close: 'Got it' },
  { language: 'fr', label: 'Pour la première fois', says: 'Trois cibles remplissent la piste', close: 'Compris' },
] as const)('A kind of decision that comes up for the first time ($language)', ({ language, label, says, close }) => {
  it('is explained in a line, with a link to its rule, until its question is gone', () => {
    const { redraw } = draw(line([asked('dissent')], language), language);
    expect(screen.getByRole('region', { name: label }).textContent).toContain(says);
    expect(screen.getByTestId('rule-link').dataset['rule']).toBe('7');
    redraw(line([], language));
    expect(shown()).toBeNull();
  });

  it('is explained until the line is closed, and no other line takes its place at once', async () => {
    const { user } = draw(line([asked('dissent'), asked('any-time')], language), language);
    await user.click(screen.getByRole('button', { name: close }));
    expect(shown()).toBeNull();
  });
});

test('a line about what can be done at any time goes with the question beside which it came up (found: it stood over four turns)', () => {
  const { redraw } = draw(line([asked('weather', 'a'), asked('any-time')]), 'en');
  expect(shown()).toBe('any-time');
  redraw(line([asked('weather', 'b'), asked('any-time')]));
  expect(shown()).toBeNull();
});

test('what can be done at any time is not explained beside a question that it is not about (found: over “Discard Map”)', () => {
  const { redraw } = draw(line([asked('snow'), asked('any-time')]), 'en');
  expect(shown()).toBeNull();
  redraw(line([asked('any-time')]));
  expect(shown()).toBe('any-time');
});

test('a line is drawn together with its question: one that came later would move the options under a finger', async () => {
  // As in a browser, where what need not be done before the screen is drawn is done after it.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const { IS_REACT_ACT_ENVIRONMENT: before = false } = environment;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const page = document.body.appendChild(document.createElement('div'));
  const drawn: (string | null)[] = [];
  new MutationObserver(() => drawn.push(shown())).observe(page, { subtree: true, childList: true });
  const root = createRoot(page);
  root.render(
    <WordsProvider words={{ language: 'en', t: translationIn('en') }}>
      {line([asked('dissent')])}
      <p>a question</p>
    </WordsProvider>,
  );
  await screen.findByTestId('first-time');
  expect(drawn[0]).toBe('dissent');
  root.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = before;
});

test('a line stays when a phone is turned', () => {
  const { redraw } = draw(line([asked('dissent')]), 'en');
  redraw(<Table asks={[asked('dissent')]} language="en" held="on its side" />);
  expect(shown()).toBe('dissent');
});

test('each kind is explained once in a browser', () => {
  const { redraw, unmount } = draw(line([asked('dissent', 'a')]), 'en');
  expect(shown()).toBe('dissent');
  redraw(line([asked('raid', 'b')]));
  expect(shown()).toBe('raid');
  redraw(line([asked('dissent', 'c')]));
  expect(shown()).toBeNull();
  unmount();
  draw(line([asked('raid', 'd')]), 'en');
  expect(shown()).toBeNull();
});

test('such lines can be switched off and on again in the rules', async () => {
  const off = draw(<HintSwitch />, 'en');
  await off.user.click(screen.getByRole('checkbox'));
  off.unmount();
  const first = draw(line([asked('raid')]), 'en');
  expect(shown()).toBeNull();
  first.unmount();
  const again = draw(<HintSwitch />, 'en');
  const box = screen.getByRole('checkbox');
  expect(box).toHaveProperty('checked', false);
  await again.user.click(box);
  again.unmount();
  draw(line([asked('raid')]), 'en');
  expect(shown()).toBe('raid');
});

test('a question whose kind has no line has none', () => {
  draw(line([asked('weather')]), 'en');
  expect(shown()).toBeNull();
});
