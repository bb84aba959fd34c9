import { roomPath } from '../base/address';
import { routeOf } from './route';

test.each([
  ['/', { kind: 'home' }],
  ['', { kind: 'home' }],
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
