/** @jest-environment jsdom */
import { closeHash, followCovering, go, openHash, pathNow, shownAddress } from './history';
import { CODES } from './settings';

const shown = () => window.location.pathname + window.location.hash;
const hash = () => window.location.hash.slice(1);

let stop: () => void = () => undefined;
beforeEach(() => {
  window.scrollTo = () => undefined;
  CODES.set('shown');
  window.history.replaceState(null, '', '/r/ABCDE');
  stop = followCovering();
});
afterEach(() => stop());

test('the address of a room shows its path, until codes are hidden', () => {
  expect(shown()).toBe('/r/ABCDE');
  CODES.set('hidden');
  expect([shown(), pathNow()]).toEqual(['/', '/r/ABCDE']);
  CODES.set('shown');
  expect([shown(), pathNow()]).toEqual(['/r/ABCDE', '/r/ABCDE']);
});

test('a covered room is still there after a reload, which keeps the entry of the history and nothing else', () => {
  CODES.set('hidden');
  stop();
  stop = followCovering();
  expect([shown(), pathNow()]).toEqual(['/', '/r/ABCDE']);
});

test('going to a room never shows its path, and back from it leads to where one was', () => {
  CODES.set('hidden');
  go('/');
  go('/r/FGHJK');
  expect([shown(), pathNow()]).toEqual(['/', '/r/FGHJK']);
  go('/');
  expect([shown(), pathNow()]).toEqual(['/', '/']);
});

test('what opens over a covered room has its part of the address, and closing it leaves the room covered', () => {
  CODES.set('hidden');
  openHash('rules');
  expect([shown(), pathNow()]).toEqual(['/#rules', '/r/ABCDE']);
  CODES.set('shown');
  expect(shown()).toBe('/r/ABCDE#rules');
});

test('the code for this device is no more shown than that of the room, and is gone once it was used', () => {
  stop();
  CODES.set('hidden');
  window.history.replaceState(null, '', '/r/ABCDE#device=ABCD2345');
  stop = followCovering();
  expect([shown(), pathNow(), hash()]).toEqual(['/', '/r/ABCDE', '']);
  closeHash();
  CODES.set('shown');
  expect(shown()).toBe('/r/ABCDE');
});

test('links show no path of a room where codes are hidden', () => {
  expect(shownAddress('/r/ABCDE', 'shown')).toBe('/r/ABCDE');
  expect(shownAddress('/r/ABCDE', 'hidden')).toBe('/');
});
