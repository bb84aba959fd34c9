/** @jest-environment ./client/testing/environment.ts */
import '../../testing/draw';

import { screen, waitFor, within } from '@testing-library/react';

import type { Language } from '../../../shared/engine/game';
import { houseOfTests } from '../../testing/visit';
import { standingsOf } from './standing';

const house = houseOfTests();

/** Anna plays alone elsewhere; whoever is at this screen watches without a name. */
async function watching(language: Language) {
  const anna = house().other();
  const code = await anna.create('Anna', 'black-orchestra');
  expect(await anna.say('start', {})).toEqual({ ok: true });
  await anna.until(() => anna.views.length > 0);
  const user = house().visit(`/r/${code}`, language);
  await user.click(await screen.findByTestId('watch'));
  await screen.findByRole('button', { name: /^Paris/ });
  return { anna, user };
}

test.each([
  ['en', 'Zoe', 'How does the game end?', 'Everybody is arrested (7 points)', 'Everybody is arrested'],
  [
    'fr',
    'Zoé',
    'Quelle sera la fin de la partie\u00a0?',
    'Tout le monde va en prison (7\u00a0points)',
    'Tout le monde va en prison',
  ],
] as const)('whoever watches gives a name, and foretells (%s)', async (language, name, question, answer, told) => {
  const { anna, user } = await watching(language);
  await user.click(await screen.findByTestId('foretell-open'));
  const part = await screen.findByTestId('foretell');
  expect(within(part).queryByRole('group', { name: question })).toBeNull();
  await user.type(within(part).getByTestId('watcher-name'), name);
  await user.click(within(part).getByTestId('watcher-name-give'));
  const group = await within(await screen.findByTestId('foretell')).findByRole('group', { name: question });
  await user.click(within(group).getByRole('radio', { name: answer }));
  await waitFor(() => expect(screen.getByTestId('foretold').textContent).toContain(told));
  expect(within(screen.getByTestId('foretell')).getByRole<HTMLInputElement>('radio', { name: answer }).checked).toBe(
    true,
  );
  await anna.settled();
  expect(anna.raw.join()).not.toContain('all-arrested');
});

test('what has come true counts, what is open does not, the latest first', () => {
  const made = [
    { question: 'event:1', answer: 'raid', points: 3 },
    { question: 'plot:1:coup', answer: 'quiet', points: 2 },
    { question: 'end', answer: 'victory', points: 7 },
  ];
  const { all, ...counted } = standingsOf(made, { 'event:1': 'raid', 'plot:1:coup': 'success' });
  expect(counted).toEqual({ points: 3, right: 1, of: 2 });
  expect(all.map(({ question, state }) => `${question} ${state}`)).toEqual([
    'end open',
    'plot:1:coup wrong',
    'event:1 right',
  ]);
});
