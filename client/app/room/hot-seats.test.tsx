/** @jest-environment ./client/testing/environment.ts */
import '../../testing/draw';

import { screen, waitFor } from '@testing-library/react';

import { isQuestion } from '../../../shared/engine/ask';
import { storedBeside, storedSeat } from '../../base/browser-storage';
import { PACE } from '../../base/settings';
import { houseOfTests } from '../../testing/visit';

const house = houseOfTests();

describe.each([
  {
    language: 'en',
    add: 'Another person at this screen',
    join: 'Take a seat',
    name: 'Your name',
    pass: 'Pass the device to Ada',
  },
  {
    language: 'fr',
    add: 'Ajouter une personne devant cet écran',
    join: 'Prendre place',
    name: 'Votre nom',
    pass: 'Passez l’appareil à Ada',
  },
] as const)('Two people at one screen ($language)', ({ language, add, join, name, pass }) => {
  it('take a seat each, and the one who is awaited is given the screen behind a curtain', async () => {
    const anna = house().other();
    const code = await anna.create('Anna', 'black-orchestra');
    const user = house().visit(`/r/${code}`, language);
    await user.type(await screen.findByRole('textbox', { name }), 'Ben');
    await user.click(screen.getByRole('button', { name: join }));
    await user.click(await screen.findByTestId('seat-own'));
    await user.click(await screen.findByRole('button', { name: add }));
    await user.type(await screen.findByRole('textbox', { name }), 'Ada');
    await user.click(screen.getByRole('button', { name: join }));
    await anna.until(() => anna.rooms.at(-1)?.members[2]?.name === 'Ada');
    expect(storedSeat(code)?.name).toBe('Ben');
    expect(storedBeside(code).map((one) => one.name)).toEqual(['Ada']);
    expect(await anna.say('configure', { options: { first: '3' } })).toEqual({ ok: true });
    expect(await anna.say('start', {})).toEqual({ ok: true });
    await screen.findByRole('heading', { name: pass });
    expect(screen.queryByRole('main', { name: 'Table' })).toBeNull();
    await user.click(screen.getByTestId('pass-take'));
    await screen.findByRole('main', { name: 'Table' });
    expect(storedSeat(code)?.name).toBe('Ada');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ada', pressed: true })).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Ben' }));
    await screen.findByTestId('pass');
    expect(screen.queryByRole('main', { name: 'Table' })).toBeNull();
    // Nobody of them counts as away.
    expect(anna.rooms.at(-1)?.members.map(({ connected }) => connected)).toEqual([true, true, true]);
  });
});

describe('Who has given an answer at a shared screen', () => {
  /** Ben and Ada at this screen, where Ben has the first turn and has taken the screen; and a device of Ben's that draws nothing. */
  async function tookTheScreen() {
    const anna = house().other();
    const code = await anna.create('Anna', 'black-orchestra');
    const user = house().visit(`/r/${code}`, 'en');
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ben');
    await user.click(screen.getByTestId('join'));
    await user.click(await screen.findByTestId('seat-own'));
    await user.click(await screen.findByTestId('beside-add'));
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ada');
    await user.click(screen.getByTestId('beside-join'));
    await anna.until(() => anna.rooms.at(-1)?.members[2]?.name === 'Ada');
    await anna.say('configure', { options: { first: '2' } });
    await anna.say('start', {});
    await screen.findByRole('heading', { name: 'Pass the device to Ben' });
    await user.click(screen.getByTestId('pass-take'));
    await screen.findByRole('main', { name: 'Table' });
    const ben = house().other();
    await ben.say('enter', { code, token: storedSeat(code)?.token ?? '' });
    await ben.until(() => ben.views.length > 0);
    return { user, ben };
  }

  /** Ben answers until the table waits for Ada. */
  async function endTurn(ben: Awaited<ReturnType<typeof tookTheScreen>>['ben']) {
    const awaits = (seat: number) => ben.view.view.waiting.some((one) => one.seat === seat);
    while (!awaits(2)) {
      await ben.until(() => awaits(2) || ben.view.view.asks.some(isQuestion));
      const ask = ben.view.view.asks.find(isQuestion);
      const option = ask?.options.find(({ key }) => key === 'end') ?? ask?.options[0];
      if (ask === undefined || option === undefined) continue;
      expect(await ben.choose(ask.id, option.key)).toEqual({ ok: true });
      await ben.until(() => !ben.view.view.asks.some(({ id }) => id === ask.id));
    }
  }

  it('is shown what came of it before the screen passes on, unless they pass it on', async () => {
    const { user, ben } = await tookTheScreen();
    PACE.set('slow');
    await endTurn(ben);
    const on = await screen.findByRole('button', { name: 'Pass on to Ada' });
    expect(screen.getByRole('main', { name: 'Table' })).toBeTruthy();
    await user.click(on);
    await screen.findByRole('heading', { name: 'Pass the device to Ada' });
    expect(screen.queryByRole('main', { name: 'Table' })).toBeNull();
  });

  it('gives the screen on by themselves once nothing is left to be shown', async () => {
    const { ben } = await tookTheScreen();
    await endTurn(ben);
    await screen.findByRole('heading', { name: 'Pass the device to Ada' });
    expect(screen.queryByRole('main', { name: 'Table' })).toBeNull();
  });
});
