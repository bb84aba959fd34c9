/** @jest-environment ./client/testing/environment.ts */
import '../testing/draw';

import { act, screen } from '@testing-library/react';

import type { Browser } from '../../server/testing/browser';
import { isQuestion } from '../../shared/engine/ask';
import { houseOfTests } from '../testing/visit';

const house = houseOfTests();

/** Anna plays elsewhere and has the first turn; Ben waits at this screen, with a drawer. */
async function waiting(): Promise<Browser> {
  const anna = house().other();
  const user = house().visit(`/r/${await anna.create('Anna', 'black-orchestra')}`, 'en');
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ben');
  await user.click(screen.getByRole('button', { name: 'Take a seat' }));
  await anna.until(() => anna.rooms.at(-1)?.members[1]);
  expect(await anna.say('configure', { options: { first: '1' } })).toEqual({ ok: true });
  expect(await anna.say('start', {})).toEqual({ ok: true });
  await screen.findByRole('main', { name: 'Table' });
  return anna;
}

/** Anna ends her turn, and answers whatever else she is asked. */
async function endTurn(anna: Browser): Promise<void> {
  while (screen.queryByTestId('ask') === null) {
    const ask = await anna.until(() => anna.views.at(-1)?.view.asks.find(isQuestion));
    const option = ask.options.find(({ key }) => key === 'end') ?? ask.options[0];
    await anna.choose(ask.id, option?.key ?? '');
    await act(() => anna.until(() => anna.views.at(-1)?.view.asks.every(({ id }) => id !== ask.id)));
  }
}

const question = () => screen.getByTestId('ask').closest('.prompt');

test('whoever waits is at the question when it arrives, and stays at it when the drawer moves under it', async () => {
  const anna = await waiting();
  expect(document.activeElement).toBe(document.body);
  await endTurn(anna);
  expect(document.activeElement).toBe(question());
});

test('whoever reads something else when a question arrives stays there', async () => {
  const anna = await waiting();
  const place = screen.getByRole('button', { name: (name) => name.startsWith('Nuremberg.') });
  place.focus();
  await endTurn(anna);
  expect(document.activeElement).toBe(place);
});
