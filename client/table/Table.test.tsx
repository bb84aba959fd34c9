/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { Browser } from '../../server/testing/browser';
import type { CompleteLanguage } from '../../shared/engine/languages';
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
async function onTurn(language: CompleteLanguage): Promise<{ readonly anna: Browser; readonly user: UserEvent }> {
  const anna = house.other();
  const user = house.visit(`/r/${await anna.create('Anna', 'black-orchestra')}`, language);
  await user.type(await screen.findByRole('textbox', { name: NAME[language] }), 'Ben');
  await user.click(screen.getByRole('button', { name: TAKE[language] }));
  await user.click(await screen.findByRole('radio', { name: (name) => name.startsWith('Ludwig Beck') }));
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

/** Whether Beck acts, as Anna is told. */
function isBecksTurn(anna: Browser): boolean {
  return anna.views.at(-1)?.view.waiting.some(({ kind, seat }) => kind === 'action' && seat === 1) === true;
}

/** The space of Nuremberg on the map. */
function onMap(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: (name) => name.startsWith('Nuremberg.') });
}

/** Walks to Nuremberg from the map: its card opens first. */
async function walk(user: UserEvent, nuremberg: string): Promise<void> {
  await user.click(await onMap());
  const card = await screen.findByRole('dialog', { name: nuremberg });
  await user.click(within(card).getByRole('button', { name: nuremberg }));
}

/** Moves the drawer by its handle, with the keyboard. */
async function pull(user: UserEvent, drawer: string, keys: string): Promise<void> {
  screen.getByRole('button', { name: drawer }).focus();
  await user.keyboard(keys);
}

describe.each([
  {
    language: 'en',
    status: 'Your turn: 3 actions',
    after: 'Your turn: 2 actions',
    move: 'Move',
    choices: 'Your options',
    nuremberg: 'Move to Nuremberg',
    drawer: 'Drawer',
    journal: 'Log',
    title: 'Log',
    log: 'You move to Nuremberg.',
    keys: 'Keys',
    enter: 'Enter',
    facts: 'The map as a list',
    look: 'View only',
    lookIsOn: 'View only is on',
    act: 'Switch off “View only”',
    close: 'Close',
    end: 'End turn',
    ends: 'Then the turn ends, and an event is drawn.',
    final: 'You cannot undo this.',
    once: 'One tap',
  },
  {
    language: 'fr',
    status: 'À vous : 3 actions',
    after: 'À vous : 2 actions',
    move: 'Aller',
    choices: 'Vos options',
    nuremberg: 'Aller à Nuremberg',
    drawer: 'Tiroir',
    journal: 'Journal',
    title: 'Ce qui s’est passé',
    log: 'Vous allez à Nuremberg.',
    keys: 'Touches',
    enter: 'Entrée',
    facts: 'Le plateau sous forme de liste',
    look: 'Regarder sans jouer',
    lookIsOn: '« Regarder sans jouer » est activé',
    act: 'Désactiver « Regarder sans jouer »',
    close: 'Fermer',
    end: 'Finir le tour',
    ends: 'Ensuite, le tour finit et un événement est pioché.',
    final: 'Attention : irréversible.',
    once: 'Un seul toucher',
  },
] as const)(
  'The table ($language)',
  ({
    language,
    status,
    after,
    move,
    choices,
    nuremberg,
    drawer,
    journal,
    title,
    log,
    keys,
    enter,
    facts,
    look,
    lookIsOn,
    act,
    close,
    end,
    ends,
    final,
    once,
  }) => {
    it('is played from the list by the keyboard: Enter on an option chooses it, and everybody sees what came of it', async () => {
      const { anna, user } = await onTurn(language);
      await screen.findByText(status);
      await tabTo(user, 'button', move);
      await user.keyboard('{Enter}');
      await tabTo(user, 'button', nuremberg);
      await user.keyboard('{Enter}');
      await anna.until(() => becksSpace(anna) === 'nuremberg');
      await screen.findByText(after);
      await user.click(screen.getByRole('tab', { name: journal }));
      within(screen.getByRole('log', { name: title })).getByText(log);
    });

    it('goes on from one question to the next with the keyboard, where digits and letters choose', async () => {
      const { anna, user } = await onTurn(language);
      await screen.findByText(status);
      await user.keyboard('1');
      const there = await screen.findByRole('button', { name: nuremberg });
      await waitFor(() => expect(there.getAttribute('aria-keyshortcuts')).toMatch(/^[1-9A-Z]$/));
      await user.keyboard(there.getAttribute('aria-keyshortcuts') ?? '');
      await anna.until(() => becksSpace(anna) === 'nuremberg');
      await screen.findByText(after);
      // A reader has just been told the question: the group that has the focus does not say it again.
      expect(document.activeElement).toBe(screen.getByRole('group', { name: choices }));
    });

    it('opens what cannot be taken back before it is done: Escape or a tap beside leads back, the button does it', async () => {
      const { anna, user } = await onTurn(language);
      await screen.findByText(status);
      const option = await tabTo(user, 'button', end);
      await user.keyboard('{Enter}');
      const card = await screen.findByRole('dialog', { name: end });
      await within(card).findByText(final);
      within(card).getByText(ends);
      const act = within(card).getByRole('button', { name: end });
      expect(document.activeElement).toBe(act);
      // Digits press nothing that lies below.
      await user.keyboard('3{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(option);
      await user.keyboard('0');
      await screen.findByRole('dialog', { name: end });
      await user.click(screen.getByTestId('option-card-scrim'));
      expect(screen.queryByRole('dialog')).toBeNull();
      screen.getByText(status);
      expect(isBecksTurn(anna)).toBe(true);

      await user.click(option);
      await screen.findByRole('dialog', { name: end });
      await user.keyboard('{Enter}');
      await anna.until(() => !isBecksTurn(anna));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('lets the second tap of a hasty double tap do nothing, and every later one act', async () => {
      const { anna, user } = await onTurn(language);
      await screen.findByText(status);
      const readiness: (string | undefined)[] = [];
      const watch = new MutationObserver(() => {
        const act = screen.queryByTestId('option-card-act');
        if (act !== null) readiness.push(act.dataset['ready']);
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      await user.click(screen.getByRole('button', { name: end }));
      await waitFor(() => expect(screen.getByTestId('option-card-act').dataset['ready']).toBe('yes'));
      watch.disconnect();
      // An element that is not ready takes no presses: styles say so.
      expect(readiness[0]).toBe('no');
      await user.dblClick(screen.getByTestId('option-card-act'));
      await anna.until(() => !isBecksTurn(anna));
    });

    it('does everything at the first tap for those who want that, also when they come back', async () => {
      const { anna, user } = await onTurn(language);
      await screen.findByText(status);
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      await user.click(screen.getByRole('button', { name: once }));
      expect(window.localStorage.getItem('taps')).toBe('at-once');
      await user.click(screen.getByRole('button', { name: end }));
      await anna.until(() => !isBecksTurn(anna));
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('leaves keys to those who write, and takes back by Ctrl+Z otherwise', async () => {
      const { anna, user } = await onTurn(language);
      await walk(user, nuremberg);
      await anna.until(() => becksSpace(anna) === 'nuremberg');
      await screen.findByText(after);
      await screen.findByTestId('take-back');
      await user.click(screen.getByTestId('chat-open'));
      const field = await screen.findByTestId('chat-input');
      await user.click(field);
      await user.keyboard('123?{Control>}z{/Control}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect((field as HTMLInputElement).value).toBe('123?');
      expect(becksSpace(anna)).toBe('nuremberg');
      field.blur();
      await user.keyboard('{Control>}z{/Control}');
      await anna.until(() => becksSpace(anna) === 'train-station');
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
      within(screen.getByRole('dialog', { name: keys })).getByText(enter);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.keyboard('i');
      const list = screen.getByRole('list', { name: facts });
      expect(document.activeElement).toBe(list);
      await user.keyboard('{Escape}');
      expect(document.activeElement).toBe(screen.getByRole('group', { name: choices }));
    });

    it('listens to readers in two places, tells each thing in one of them, and describes the options by the first hint', async () => {
      const { anna, user } = await onTurn(language);
      await screen.findByText(status);
      const places = () => [
        ...document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=alert]'),
      ];
      const [polite, assertive] = places();
      expect(places()).toHaveLength(2);
      expect(assertive?.textContent.replaceAll('\u00a0', ' ')).toContain(status);
      const group = screen.getByRole('group', { name: choices });
      const hint = document.getElementById(group.getAttribute('aria-describedby') ?? '');
      expect(hint?.closest('[data-testid=first-time]')).not.toBeNull();
      await walk(user, nuremberg);
      await anna.until(() => becksSpace(anna) === 'nuremberg');
      await waitFor(() => expect(assertive?.textContent.replaceAll('\u00a0', ' ')).toContain(after));
      expect(polite?.textContent).toContain(log);
      expect(places()).toEqual([polite, assertive]);
    });

    it('is played on the map: a space is read when it is pressed, and acts once its group is open', async () => {
      const { anna, user } = await onTurn(language);
      const place = await onMap();
      await user.click(place);
      await screen.findByRole('dialog', { name: nuremberg });
      await user.keyboard('{Escape}');
      expect(becksSpace(anna)).toBe('train-station');
      await user.keyboard('1');
      await screen.findByRole('button', { name: nuremberg });
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
      // Nor does what is pressed in the list act: it says why.
      await user.click(screen.getByRole('button', { name: end }));
      await user.click(within(await screen.findByRole('dialog', { name: look })).getByRole('button', { name: close }));
      expect(isBecksTurn(anna)).toBe(true);
      // The menu is shut, and still the table says why nothing acts, and ends it.
      await user.click(screen.getByRole('button', { name: lookIsOn }));
      const sign = await screen.findByRole('dialog', { name: look });
      await user.click(within(sign).getByRole('button', { name: act }));
      expect(screen.queryByRole('button', { name: lookIsOn })).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
);
