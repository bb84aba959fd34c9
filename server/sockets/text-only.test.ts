import { createServer } from 'node:http';

import { Server } from 'socket.io';

import { writeTextOnly } from './text-only';

describe('packets of text', () => {
  it.each([
    ['an event', { type: 2, nsp: '/rooms', data: ['patch', { from: 1, none: undefined, list: [null, 'é'] }] }],
    ['an event at the root', { type: 2, nsp: '/', data: ['bye'] }],
    ['an answer', { type: 3, nsp: '/rooms', id: 0, data: [{ ok: true }] }],
    ['the answer to who joins', { type: 0, nsp: '/rooms', data: { sid: 'x' } }],
    ['a refusal', { type: 4, nsp: '/rooms', data: { message: 'no' } }],
    ['nothing', { type: 2, nsp: '/rooms', data: null }],
    ['a good-bye', { type: 1, nsp: '/rooms' }],
  ] as const)('are what socket.io itself would write: %s', (_, packet) => {
    const [own, plain] = [new Server(createServer()), new Server(createServer())];
    writeTextOnly(own);
    const written = packet as unknown as Parameters<typeof plain.encoder.encode>[0];
    expect(own.encoder.encode(written)).toEqual(plain.encoder.encode(written));
  });
});
