/** @jest-environment jsdom */
import { onHost, roomLink, roomPath } from '../base/address';
import { routeOf } from './route';

test.each([
  ['/', { kind: 'home' }],
  ['/r/ABCDE', { kind: 'room', code: 'ABCDE' }],
  ['/r/abcde/', { kind: 'room', code: 'ABCDE' }],
  ['/r/ABCD', { kind: 'nothing' }],
  ['/r/ABCD0', { kind: 'nothing' }],
  ['/r/ABCDE/x', { kind: 'nothing' }],
  ['/else', { kind: 'nothing' }],
])('the path %j is the screen %j', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('the path of a room leads back to it', () => {
  expect(routeOf(roomPath('QRSTU'))).toEqual({ kind: 'room', code: 'QRSTU' });
});

describe('an application behind a path', () => {
  beforeEach(() => document.documentElement.setAttribute('data-base', '/games/'));
  afterEach(() => document.documentElement.removeAttribute('data-base'));

  test.each([
    ['/games/', { kind: 'home' }],
    ['/games/r/ABCDE', { kind: 'room', code: 'ABCDE' }],
    ['/', { kind: 'nothing' }],
    ['/r/ABCDE', { kind: 'nothing' }],
    ['/gamesx/', { kind: 'nothing' }],
  ])('has at %j the screen %j', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  test('links to its rooms there', () => {
    expect(routeOf(onHost(roomPath('QRSTU')))).toEqual({ kind: 'room', code: 'QRSTU' });
    expect(roomLink('QRSTU')).toBe(`${window.location.origin}/games/r/QRSTU`);
  });
});
