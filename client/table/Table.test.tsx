/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { Browser } from '../../server/testing/browser';
import type { Language } from '../../shared/engine/game';
import { tabTo } from '../testing/draw';
import { House } from '../testing/visit';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

const TAKE = { en: 'Take a seat', fr: 'Prendre place' } as const;
const NAME = { en: 'Your name', fr: 'Votre nom' } as const;

/** Anna plays Canaris elsewhere; Ben, at this screen, plays Beck and has the first turn. */
async function onTurn(language: Language): Promise<{ readonly anna: Browser; readonly user: UserEvent }> {
  const anna = house.other();
  const user = house.visit(`/r/${await anna.create('Anna', 'black-orchestra')}`, language);
  await user.type(await screen.findByRole('textbox', { name: NAME[language] }), 'Ben');
  await user.click(screen.getByRole('button', { name: TAKE[language] }));
  await user.click(await screen.findByRole('button', { name: (name) => name.startsWith('Ludwig Beck') }));
  await anna.until(() => anna.rooms.at(-1)?.members[1]?.picks.includes('beck'));
  expect(await anna.say('pick', { picks: ['canaris'] })).toEqual({ ok: true });
  expect(await anna.say('configure', { options: { first: '2' } })).toEqual({ ok: true });
  expect(await anna.say('start', {})).toEqual({ ok: true });
  await screen.findByRole('main', { name: 'Table' });
  return { anna, user };
}

/** The space of Beck, as Anna is told. */
function becksSpace(anna: Browser): unknown {
  const table = anna.views.at(-1)?.view.table as
    { readonly conspirators: readonly { readonly id: string; readonly space: string }[] } | undefined;
  return table?.conspirators.find(({ id }) => id === 'beck')?.space;
}

/** Moves the drawer by its handle, with the keyboard. */
async function pull(user: UserEvent, drawer: string, keys: string): Promise<void> {
  screen.getByRole('button', { name: drawer }).focus();
  await user.keyboard(keys);
}

describe.each([
  {
    language: 'en',
    status: 'Ludwig Beck: what now? 3 actions left',
    after: 'Ludwig Beck: what now? 2 actions left',
    move: 'Move 8',
    nuremberg: 'Move to Nuremberg',
    drawer: 'Drawer',
    journal: 'Log',
    title: 'What happened',
    log: 'You go to Nuremberg.',
    keys: 'Keys',
    look: 'Look only',
    close: 'Close',
  },
  {
    language: 'fr',
    status: 'Ludwig Beck : que faire ? 3 actions restantes',
    after: 'Ludwig Beck : que faire ? 2 actions restantes',
    move: 'Se déplacer 8',
    nuremberg: 'Aller à Nuremberg',
    drawer: 'Tiroir',
    journal: 'Journal',
    title: 'Ce qui s’est passé',
    log: 'Vous allez à Nuremberg.',
    keys: 'Touches',
    look: 'Consulter',
    close: 'Fermer',
  },
] as const)(
  'The table ($language)',
  ({ language, status, after, move, nuremberg, drawer, journal, title, log, keys, look, close }) => {
    it('is played from the list by the keyboard: Enter on an option chooses it, and everybody sees what came of it', async () => {
      const { anna, user } = await onTurn(language);
      await screen.findByText(status);
      await tabTo(user, 'button', move);
      await user.keyboard('{Enter}');
      await tabTo(user, 'button', nuremberg);
      await user.keyboard('{Enter}');
      await anna.until(() => becksSpace(anna) === 'nuremberg');
      await screen.findByText(after);
      await pull(user, drawer, '{ArrowUp}');
      await user.click(screen.getByRole('tab', { name: journal }));
      within(screen.getByRole('log', { name: title })).getByText(log);
    });

    it('goes on from one question to the next with the keyboard, where digits choose', async () => {
      const { anna, user } = await onTurn(language);
      await screen.findByText(status);
      await user.keyboard('3');
      const there = await screen.findByRole('button', { name: nuremberg });
      const place = screen.getAllByTestId(/^option/).indexOf(there);
      await user.keyboard(`${place + 1}`);
      await anna.until(() => becksSpace(anna) === 'nuremberg');
      await screen.findByText(after);
      expect(document.activeElement).toBe(
        screen.getByRole('group', { name: (name) => name.replaceAll('\u00a0', ' ') === after }),
      );
    });

    it('hides no action for good: the drawer shut, opened and over the log leads back to them', async () => {
      const { user } = await onTurn(language);
      await screen.findByText(status);
      for (const press of ['{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}']) {
        await pull(user, drawer, press);
        const full = screen.getByTestId('drawer').dataset['stop'] === 'full';
        expect(screen.queryByRole('button', { name: move }) === null).toBe(full);
      }
    });

    it('shows its keys when asked with a question mark, and Escape closes them', async () => {
      const { user } = await onTurn(language);
      await screen.findByText(status);
      await user.keyboard('?');
      screen.getByRole('dialog', { name: keys });
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('is played on the map: what can be chosen there acts when it is pressed', async () => {
      const { anna, user } = await onTurn(language);
      const place = await screen.findByRole('button', { name: (name) => name.startsWith('Nuremberg.') });
      await user.click(place);
      await anna.until(() => becksSpace(anna) === 'nuremberg');
      await screen.findByText(after);
    });

    it('explains what is pressed while only looked at, and Escape leads back to it', async () => {
      const { anna, user } = await onTurn(language);
      await user.click(await screen.findByRole('button', { name: 'Menu' }));
      await user.click(screen.getByRole('button', { name: look }));
      const place = screen.getByRole('button', { name: (name) => name.startsWith('Nuremberg.') });
      place.focus();
      await user.keyboard('{Enter}');
      const dialog = screen.getByRole('dialog', { name: 'Nuremberg' });
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: close }));
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(place));
      expect(becksSpace(anna)).toBe('train-station');
    });
  },
);
