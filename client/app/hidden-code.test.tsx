/** @jest-environment ./client/testing/environment.ts */
import '../testing/draw';

import { screen, waitFor, within } from '@testing-library/react';

import { storeSeat } from '../base/browser-storage';
import { CODES } from '../base/settings';
import { houseOfTests } from '../testing/visit';

const WORDS = {
  en: { room: 'Room (hidden)', hidden: '(hidden)', title: 'The Lamplit Table', enter: 'A code?' },
  fr: {
    room: 'Salon (caché)',
    hidden: '(caché)',
    title: 'La Table sous la lampe',
    enter: 'Un code ?',
  },
} as const;

const house = houseOfTests();

beforeEach(() => CODES.set('hidden'));
afterEach(() => CODES.set('shown'));

/** Every text and attribute of the page, its title and its address. */
const everything = () => [document.documentElement.outerHTML, document.title, window.location.href].join('\n');

describe.each(['en', 'fr'] as const)('Where codes are hidden (%s)', (language) => {
  const words = WORDS[language];

  it('neither the door of a room nor its lobby has the code, and copying the link gives it all the same', async () => {
    const anna = house().other();
    const code = await anna.create('Anna', 'black-orchestra');
    const user = house().visit(`/r/${code}`, language);
    await screen.findByRole('heading', { level: 1, name: words.room });
    expect(everything()).not.toContain(code);
    expect(document.title).toBe(words.title);
    await user.type(screen.getByTestId('name'), 'Ben');
    await user.click(screen.getByTestId('join'));
    await screen.findAllByTestId('member');
    expect(everything()).not.toContain(code);
    await user.click(screen.getByTestId('copy'));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/r/${code}`));
    expect(everything()).not.toContain(code);
  });

  it('the start page names its rooms without their codes, and leads back to them', async () => {
    const anna = house().other();
    const code = await anna.create('Anna', 'black-orchestra');
    storeSeat({ code, token: anna.token, name: 'Anna', used: 1, match: 'running' });
    const user = house().visit('/', language);
    const link = within(await screen.findByTestId('your-table')).getByRole('link');
    expect(link.textContent).toContain(words.hidden);
    expect(everything()).not.toContain(code);
    // What is typed there is not seen either.
    expect(screen.getByLabelText(words.enter).getAttribute('type')).toBe('password');
    await user.click(link);
    await screen.findAllByTestId('member');
    expect(everything()).not.toContain(code);
  });
});
