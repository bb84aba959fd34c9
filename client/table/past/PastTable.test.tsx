/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor } from '@testing-library/react';

import type { MatchView } from '../../../shared/engine/match';
import { Scenario } from '../../../shared/games/black-orchestra/testing/scenario';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { draw } from '../../testing/draw';
import { atTable } from '../../testing/table';
import { houseOfTests } from '../../testing/visit';
import { PastTable } from './PastTable';

const house = houseOfTests();

it.each([
  ['en', 'Your choice: Ludwig Beck: what now? 3 actions left Back to the table'],
  ['fr', 'C’est à vous : Ludwig Beck : que faire ? 3 actions Revenir à la table'],
] as const)('tells who looks back that they are asked something new, and leads back (%s)', async (language, told) => {
  let now = 0;
  const table = (view: MatchView) =>
    atTable(<PastTable line={null} />, { view, game: blackOrchestraIn(language), lookBack: () => (now += 1) });
  const asked: MatchView = Scenario.turn().view('beck');
  const { user, redraw } = draw(table({ ...asked, asks: [] }), language);
  expect(screen.queryByTestId('past-news')).toBeNull();
  redraw(table(asked));
  const news = screen.getByTestId('past-news');
  expect(news.textContent.replaceAll('\u00a0', ' ')).toBe(told);
  await user.click(news);
  await user.keyboard('{Escape}');
  expect(now).toBe(2);
});

it.each([
  ['en', 'The game goes on: 2 new'],
  ['fr', 'Le jeu continue : 2 nouveaux moments'],
] as const)('tells who looks back that the game goes on (%s)', async (language, told) => {
  let now = 0;
  const view = Scenario.turn().view('beck');
  const table = (lines: number) =>
    atTable(<PastTable line={null} />, {
      view: { ...view, log: Array.from({ length: lines }, () => ({ text: { m: 'log.ability' } })) },
      game: blackOrchestraIn(language),
      lookBack: () => (now += 1),
    });
  const { user, redraw } = draw(table(1), language);
  expect(screen.queryByTestId('past-goes-on')).toBeNull();
  redraw(table(3));
  const news = screen.getByTestId('past-goes-on');
  expect(news.textContent.replaceAll('\u00a0', ' ')).toBe(told);
  await user.click(news);
  expect(now).toBe(1);
});

/** The visible part of the map. */
const viewOf = () => screen.getByRole('main').querySelector('.bo-map > svg')?.getAttribute('viewBox');

it.each([
  ['en', 'Look back', 'Back to now', 'To the moment before', 'Log', 'Zoom in'],
  ['fr', 'Revoir', 'Revenir au présent', 'Au moment précédent', 'Journal', 'Agrandir'],
] as const)(
  'shows a former table of a running match, with nothing to decide, and leads back to the map as it was seen (%s)',
  async (...words) => {
    const [language, back, now, before, log, zoom] = words;
    const anna = house().other();
    const code = await anna.create('Anna', 'black-orchestra');
    expect(await anna.say('start', {})).toMatchObject({ ok: true });
    const action = await anna.until(() => anna.ask('action'));
    const move = action.options.find(({ key }) => key.startsWith('move:'));
    expect(await anna.choose(action.id, move?.key ?? '')).toEqual({ ok: true });
    const user = house().visit(`/r/${code}`, language);
    await user.click(await screen.findByTestId('watch'));
    await screen.findByTestId('status');
    await user.click(screen.getByRole('button', { name: zoom }));
    const map = viewOf();
    screen
      .getAllByTestId('tab')
      .find((tab) => tab.textContent === log)
      ?.click();
    await user.click(await screen.findByRole('button', { name: back }));
    const slider = await screen.findByTestId('past-slider');
    await waitFor(() => expect(document.activeElement).toBe(slider));
    const last = screen.getByTestId('past-told').textContent;
    await user.click(screen.getByRole('button', { name: before }));
    expect(screen.getByTestId('past-told').textContent).not.toBe(last);
    expect(screen.queryByTestId('ask')).toBeNull();
    await user.click(screen.getByRole('button', { name: now }));
    await screen.findByTestId('status');
    expect(screen.queryByTestId('past')).toBeNull();
    expect(viewOf()).toBe(map);
  },
);
