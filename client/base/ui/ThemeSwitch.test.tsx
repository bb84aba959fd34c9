/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { draw } from '../../testing/draw';
import { storedTheme } from '../browser-storage';
import { wear } from '../theme/theme';
import { ThemeSwitch } from './ThemeSwitch';

const worn = () => document.documentElement.dataset['theme'];
const matchMedia = window.matchMedia.bind(window);

/** A device that is set to be light. */
function byDaylight(): void {
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('light') });
}

afterEach(() => {
  window.matchMedia = matchMedia;
});

test('the page looks as the device does until a theme is chosen, which the browser keeps', async () => {
  wear();
  expect(worn()).toBe('dark');
  byDaylight();
  wear();
  expect(worn()).toBe('light');
  const { user } = draw(<ThemeSwitch />, 'en');
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' });
  expect(list.selectedOptions[0]?.text).toBe('Theme of the device');
  await user.selectOptions(list, 'Dark theme');
  expect([worn(), storedTheme()]).toEqual(['dark', 'dark']);
  await user.selectOptions(list, 'Theme of the device');
  expect([worn(), storedTheme()]).toEqual(['light', 'device']);
});

test('the browser is told the colour of the theme that is worn', () => {
  document.head.innerHTML = ['dark', 'light']
    .map((theme) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`)
    .join('');
  byDaylight();
  wear();
  const media = [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
  expect(media).toEqual(['not all', 'all']);
});

test('the list of themes speaks French', () => {
  draw(<ThemeSwitch />, 'fr');
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Thème' });
  expect([...list.options].map(({ text }) => text)).toEqual(['Thème de l’appareil', 'Thème clair', 'Thème sombre']);
});
