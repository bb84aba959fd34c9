import type { IncomingMessage } from 'node:http';

import { Origins } from './origin';

const origins = new Origins(['https://play.example.org']);
const admits = (origin: string | undefined, host: string | undefined): boolean =>
  origins.admit({ headers: { origin, host } } as unknown as IncomingMessage);

describe('origins', () => {
  it.each([
    ['no origin at all', undefined, 'game.example.org'],
    ['the own host', 'https://game.example.org', 'game.example.org'],
    ['the own host behind TLS that ends elsewhere', 'https://game.example.org', 'game.example.org:443'],
    ['the own host and port', 'http://localhost:8000', 'localhost:8000'],
    ['the own host by its address', 'http://[::1]:8000', '[::1]:8000'],
    ['the own host in capitals', 'http://game.example.org', 'GAME.example.org'],
    ['one that is named', 'https://play.example.org', 'game.example.org'],
  ])('admit %s', (_, origin, host) => {
    expect(admits(origin, host)).toBe(true);
  });

  it.each([
    ['another host', 'https://evil.example.org', 'game.example.org'],
    ['another port', 'http://localhost:3000', 'localhost:8000'],
    ['a page from nowhere', 'null', 'game.example.org'],
    ['a file', 'file://', 'game.example.org'],
    ['a longer host', 'https://game.example.org.evil.org', 'game.example.org'],
    ['a host in the name of a user', 'https://game.example.org@evil.org', 'game.example.org'],
    ['a named host without TLS', 'http://play.example.org', 'game.example.org'],
    ['nothing', '', 'game.example.org'],
    ['nonsense', 'x y', 'game.example.org'],
    ['anything when the host is missing', 'https://game.example.org', undefined],
    ['nothing for nothing', 'http://', ''],
  ])('refuse %s', (_, origin, host) => {
    expect(admits(origin, host)).toBe(false);
  });
});
