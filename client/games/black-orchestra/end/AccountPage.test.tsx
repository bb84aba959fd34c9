/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import type { MatchView } from '../../../../shared/engine/match';
import type { Text } from '../../../../shared/engine/text';
import { headlineOf } from '../../../../shared/games/black-orchestra/pictures/headline';
import { outcomeCard } from '../../../../shared/games/black-orchestra/pictures/outcome-card';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { PACE } from '../../../base/settings';
import { buttons, draw } from '../../../testing/draw';
import { memberView } from '../../../testing/room';
import { blackOrchestraIn, facts } from '../testing/game';
import { accountOf } from './account-of';
import { AccountPage } from './AccountPage';
import { momentCard } from './moment-card';
import { picturesOf } from './pictures-of';
import { playersLine } from './sentences';

const beck: Text = { m: 'sheet.beck' };
const card: Text = { m: 'card.ambush' };
const faces = ['target', 'target', 'eagle'].map((face): Text => ({ m: `face.${face}` }));
const LOG: readonly Text[] = [
  { m: 'log.turn', p: { n: 1, who: beck } },
  { m: 'log.turn', p: { n: 12, who: beck } },
  { m: 'log.plot', p: { who: beck, card, leader: { m: 'leader.hitler' } } },
  { m: 'log.plot-rolled', p: { who: beck, card, faces } },
];
const COUNTED = { who: beck, card, faces, targets: 2, needed: 2, eagles: 1, first: 2 };
const DRAWN = [{ stream: 'dice', from: 0, to: 3, below: [6, 6, 6], values: [1, 2, 0] }];

const PLAYED = { en: 'Players: Anna (Ludwig Beck).' };
const PLAYED_BY_TWO = {
  en: 'Players: Anna (Ludwig Beck) and Ben (Wilhelm Canaris and Erich Kordt).',
  fr: 'Autour de la table\u00a0: Anna (Ludwig Beck) et Ben (Wilhelm Canaris et Erich Kordt).',
};

function ended(outcome: 'victory' | 'defeat'): MatchView<Table> {
  const won = outcome === 'victory';
  const result = won ? { m: 'log.plot-success', p: COUNTED } : { m: 'log.plot-quiet', p: { ...COUNTED, needed: 4 } };
  const over = { outcome, reason: won ? 'hitler-killed' : 'no-events', livesSaved: won ? 29_000_000 : 0 };
  return { ...Scenario.turn().view('beck'), over, drawn: DRAWN, log: [...LOG, result].map((text) => ({ text })) };
}

function accountIn(language: 'en' | 'fr', view: MatchView<Table>, onPast: ((line: number) => void) | null) {
  return (
    <AccountPage
      view={view}
      facts={facts}
      members={[memberView(0, 'Anna')]}
      nameOf={String}
      text={blackOrchestraIn(language).text}
      onPast={onPast}
      actions={<button type="button">away</button>}
    />
  );
}

function page(language: 'en' | 'fr', outcome: 'victory' | 'defeat') {
  const lines: number[] = [];
  const { user } = draw(
    accountIn(language, ended(outcome), (line) => void lines.push(line)),
    language,
  );
  return { user, lines, said: screen.getByTestId('account-page').textContent.replaceAll(/[\u00a0\u202f]/g, ' ') };
}

test('the end stands alone before the report, waits, and comes once (found: it was “flat and abrupt”)', async () => {
  PACE.set('normal');
  const view = ended('defeat');
  const shown = accountIn('en', view, () => undefined);
  const { user, unmount } = draw(shown, 'en');
  expect(screen.getByTestId('end-scene').textContent).toContain('The conspiracy has failed');
  expect(screen.queryByTestId('account-page')).toBeNull();
  expect(buttons()).toEqual(['See the report']);
  await user.click(screen.getByRole('button', { name: 'See the report' }));
  screen.getByTestId('account-page');
  unmount();
  draw(shown, 'en');
  screen.getByTestId('account-page');
});

test('a shared screen, at which nobody presses, shows the report at once', () => {
  PACE.set('normal');
  draw(accountIn('en', ended('defeat'), null), 'en');
  screen.getByTestId('account-page');
});

// Two targets and no second eagle on three dice: (3·4·3 + 3·4·1 + 8) of 216 ways.
it.each([
  ['en', ['29,000,000', 'Ludwig Beck, 3 dice: 25.9% before the roll.', '2 of 2 targets: a success.']],
  ['fr', ['29 000 000', 'Ludwig Beck, 3 dés : 25,9 % avant le lancer.', '2 cibles sur 2 : réussi.']],
] as const)('tells a victory: lives, the deciding roll and its chance (%s)', (language, told) => {
  const { said } = page(language, 'victory');
  for (const sentence of told) expect(said).toContain(sentence);
});

it.each([
  [
    'en',
    ['2 of 4 targets: 2 short, a quiet failure.', 'Targets: 2; 1.0 on average', 'Eagles: 1; 0.5 on average'],
    'The deciding roll',
  ],
  [
    'fr',
    ['2 cibles sur 4 : il en manquait 2', 'Cibles : 2 (1,0 en moyenne)', 'Aigles : 1 (0,5 en moyenne)'],
    'Le lancer décisif',
  ],
] as const)('tells a defeat: by how much the plots missed, and how the dice fell (%s)', (language, told, deciding) => {
  const { said } = page(language, 'defeat');
  for (const sentence of told) expect(said).toContain(sentence);
  expect(said).not.toContain(deciding);
});

it('opens the table as it was at each moment of its course, and keeps the ways on in sight', async () => {
  const { user, lines } = page('en', 'defeat');
  await user.click(screen.getByRole('button', { name: 'Turn 1 From the beginning' }));
  await user.click(screen.getByRole('button', { name: (name) => name.startsWith('Turn 12') }));
  expect(lines).toEqual([0, 4]);
  screen.getByRole('button', { name: 'away' });
});

it('is copied as text', async () => {
  const { user } = page('en', 'victory');
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  await screen.findByText('Copied.');
  const copied = await navigator.clipboard.readText();
  expect(copied.split('\n')[1]).toBe('The plot has succeeded');
  expect(copied).toContain(PLAYED.en);
  expect(copied).toContain('2 of 2 targets: a success.');
});

it('gives its link without what is for one device alone', async () => {
  window.history.replaceState(null, '', '/r/KZMWP#device=abc');
  const { user } = page('en', 'victory');
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  await screen.findByText('Link copied: it shows how the game ended.');
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/r/KZMWP`);
});

it.each(['en', 'fr'] as const)('says who played whom (%s)', (language) => {
  const { text } = blackOrchestraIn(language);
  const anna = memberView(0, 'Anna');
  const ben = memberView(1, 'Ben');
  const [first, second, third] = ended('victory').table.conspirators;
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few');
  const conspirators = [first, { ...second, seat: ben.seat }, { ...third, seat: ben.seat }];
  expect(playersLine(text, [anna, ben], conspirators)).toBe(PLAYED_BY_TWO[language]);
});

describe('A drawn card', () => {
  const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

  it('has no sentence that is markup, and no name of a player unless it is wanted', () => {
    const view = ended('victory');
    const { text } = blackOrchestraIn('en');
    const head = headlineOf(view, text);
    if (head === null) throw new Error('not over');
    const { decided } = accountOf(view, facts.second);
    const plot = decided?.by === 'plot' ? decided.plot : null;
    const card = (name: string | null) =>
      parsed(outcomeCard(text, { ...head, title: 'a < b & c' }, plot, [{ sheet: 'beck', name }]));
    expect(card('Anna < Ben').querySelector('parsererror')).toBeNull();
    expect(card('Anna < Ben').documentElement.textContent).toContain('a < b & c');
    expect(card('Anna < Ben').documentElement.textContent).toContain('Anna < Ben');
    expect(card(null).documentElement.textContent).not.toContain('Anna');
    expect(card(null).documentElement.textContent).toContain('25.9%');
  });

  it.each(['en', 'fr'] as const)(
    'tells above its dice what came of them (%s; found: an eagle lay on the words)',
    (language) => {
      const { text } = blackOrchestraIn(language);
      const rolled: Text = { m: 'log.conspire', p: { who: beck, faces: [{ m: 'face.eagle' }] } };
      const rest = ['stauffenberg', 'beck', 'oster'].map((id): Text => ({
        m: 'log.suspicion',
        p: { up: 1, who: { m: `sheet.${id}` }, level: { m: 'suspicion.high' } },
      }));
      const [pictured] = picturesOf({ log: [rolled, ...rest].map((line) => ({ text: line })) });
      if (pictured === undefined) throw new Error('no picture');
      const drawn = parsed(momentCard(text, pictured));
      const dice = drawn.querySelector('g[transform^="translate(64 430)"]');
      const told = [...drawn.querySelectorAll('text[font-size="32"]')].map((one) => Number(one.getAttribute('y')));
      expect(dice).not.toBeNull();
      expect(told.length).toBeGreaterThan(0);
      expect(Math.max(...told)).toBeLessThan(425);
    },
  );

  it.each(['en', 'fr'] as const)('is drawn of every kind of moment (%s)', (language) => {
    const { text } = blackOrchestraIn(language);
    const who = { who: beck };
    const heads: readonly Text[] = [
      { m: 'log.event', p: { event: { m: 'event.gestapo-raid-2' } } },
      { m: 'log.arrested', p: who },
      { m: 'log.stage', p: { n: 3 } },
      { m: 'log.released', p: { by: beck, ...who } },
      { m: 'log.plot-quiet', p: { ...who, card, faces } },
    ];
    for (const head of heads) {
      const [pictured] = picturesOf({ log: [{ text: head }] });
      if (pictured === undefined) throw new Error(head.m);
      const drawn = parsed(momentCard(text, pictured));
      expect(drawn.querySelector('parsererror')).toBeNull();
      const said = drawn.documentElement.textContent.replaceAll(/\s/g, '');
      expect(said).toContain(text.render(head).replaceAll(/\s/g, ''));
    }
  });
});

it('has nothing to press on a shared screen', () => {
  const view = ended('defeat');
  const { text } = blackOrchestraIn('en');
  draw(
    <AccountPage
      view={view}
      facts={facts}
      members={[memberView(0, 'Anna')]}
      nameOf={String}
      text={text}
      onPast={null}
      actions={null}
    />,
    'en',
  );
  screen.getByRole('heading', { name: 'Time has run out: no event is left.' });
  expect(buttons()).toEqual([]);
});

it('steps through the pictures of the evening', async () => {
  const { user, lines } = page('en', 'defeat');
  const picture = screen.getByTestId('picture');
  expect(picture.getAttribute('alt')).toContain('quiet failure');
  screen.getByText('1 of 1');
  await user.click(screen.getByTestId('picture-next'));
  screen.getByText('1 of 1');
  await user.click(screen.getByRole('button', { name: 'See the table then' }));
  expect(lines).toEqual([4]);
});
