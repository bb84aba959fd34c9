/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor, within } from '@testing-library/react';

import type { Language } from '../../../shared/engine/game';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw, named, tabTo } from '../../testing/draw';
import { RuleLink } from './RuleLink';
import { RulesButton } from './RulesButton';
import { RulesHost } from './RulesHost';

function table(language: Language, game = blackOrchestraIn(language)) {
  return draw(
    <RulesHost game={game}>
      <RulesButton className="plain" label="rules.title" />
      <RuleLink of={{ rule: '6.6' }} />
      <RuleLink of={{ rule: '4', at: 'suspicion' }} />
    </RulesHost>,
    language,
  );
}

describe.each([
  {
    language: 'en',
    title: 'Rules of the game',
    rule: 'Rule 6.6',
    other: 'Rule 4',
    move: '6.6 Move',
    suspicion: 'Suspicion',
    contents: 'Contents',
    plots: '12 Plots',
    search: 'Search the rules',
    query: 'DICE eagle',
    found: '7 paragraphs found',
    first: /^2 Dice/,
    close: 'Close',
  },
  {
    language: 'fr',
    title: 'Règles du jeu',
    rule: 'Règle 6.6',
    other: 'Règle 4',
    move: '6.6 Se déplacer',
    suspicion: 'Suspicion',
    contents: 'Sommaire',
    plots: '12 Les complots',
    search: 'Chercher dans les règles',
    query: 'DES aigle',
    found: '7 paragraphes trouvés',
    first: /^2 Les dés/,
    close: 'Fermer',
  },
] as const)('The rules ($language)', (words) => {
  const { language } = words;
  const dialog = () => screen.findByRole('dialog', { name: words.title });

  it('open from a link at the paragraph that it cites, which gets the focus', async () => {
    const { user } = table(language);
    await user.click(screen.getByRole('link', { name: words.rule }));
    const heading = await within(await dialog()).findByRole('heading', { name: words.move });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(window.location.hash).toBe('#rules/6.6');
  });

  it('close by Escape, and the focus goes back to the link', async () => {
    const { user } = table(language);
    const link = await tabTo(user, 'link', words.other);
    await user.keyboard('{Enter}');
    const heading = await within(await dialog()).findByRole('heading', { name: words.suspicion });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(link);
    expect(window.location.hash).toBe('');
  });

  it('close by the cross, and by the way back of the browser', async () => {
    const { user } = table(language);
    await user.click(screen.getByRole('button', { name: words.title }));
    await user.click(within(await dialog()).getByRole('button', { name: words.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: words.title }));
    await dialog();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('have a list of contents that leads to each chapter', async () => {
    const { user } = table(language);
    await user.click(screen.getByRole('button', { name: words.title }));
    const page = within(await dialog());
    await user.click(await page.findByRole('button', { name: words.contents }));
    const list = page.getByRole('navigation', { name: words.contents });
    expect(named('button', list)).toHaveLength(17);
    await user.click(within(list).getByRole('button', { name: words.plots }));
    await waitFor(() => expect(document.activeElement?.id).toBe('rules-plot'));
    expect(page.queryByRole('navigation')).toBeNull();
  });

  it('are searched without regard to accents and capitals; arrows and Enter open what is found', async () => {
    const { user } = table(language);
    await user.click(screen.getByRole('button', { name: words.title }));
    const page = within(await dialog());
    const field = await page.findByRole('combobox', { name: words.search });
    await user.type(field, words.query);
    await page.findByText(words.found);
    const options = page.getAllByRole('option');
    expect(options.findIndex((option) => option.getAttribute('aria-selected') === 'true')).toBe(0);
    expect(options[0]?.textContent).toMatch(words.first);
    await user.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(document.activeElement?.id).toBe('rules-dice'));
    expect(page.queryByRole('listbox')).toBeNull();
  });

  it('lead from a paragraph to those that it refers to', async () => {
    const { user } = table(language);
    await user.click(screen.getByRole('link', { name: words.other }));
    const page = within(await dialog());
    const heading = await page.findByRole('heading', { name: words.suspicion });
    const paragraph = heading.closest('article') ?? heading;
    await user.click(within(paragraph).getAllByRole('link')[0] ?? paragraph);
    await waitFor(() => expect(document.activeElement?.id).toBe('rules-plot.needs'));
  });
});

test('no key that is pressed in the rules reaches the table below', async () => {
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void heard.push(key);
  window.addEventListener('keydown', hear);
  const { user } = table('en');
  await user.click(screen.getByRole('button', { name: 'Rules of the game' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('combobox');
  await user.keyboard('?1{Escape}');
  window.removeEventListener('keydown', hear);
  expect(heard).toEqual([]);
});

test('Escape first empties the field of the search', async () => {
  const { user } = table('en');
  await user.click(screen.getByRole('button', { name: 'Rules of the game' }));
  const field = await screen.findByRole('combobox');
  await user.type(field, 'raid{Escape}');
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('rules that could not be loaded can be asked for again', async () => {
  const game = blackOrchestraIn('en');
  let tries = 0;
  const rulebook = () => (tries++ === 0 ? Promise.reject(new Error('away')) : game.rulebook());
  const { user } = table('en', { ...game, rulebook });
  await user.click(screen.getByRole('button', { name: 'Rules of the game' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('combobox');
});

test('the rules are those of the edition of the table', async () => {
  const { user } = table('en', blackOrchestraIn('en', 'first'));
  await user.click(screen.getByRole('link', { name: 'Rule 6.6' }));
  await screen.findByRole('heading', { name: /This game: the first edition/ });
});
