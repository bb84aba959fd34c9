import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import type { ServerUnderTest } from '../server-under-test';
import { UNSENT_BYTES } from './oracle';
import { LoadSender } from './sender';

/** Connections that ask for something and read nothing, each from an address of its own. */
interface Unread {
  /** Asks once more over each of them. */
  ask(): void;
  close(): void;
}

/** The kinds of answers that may be left unread, by name. */
export const UNREAD: readonly string[] = ['views', 'stock states', 'listings', 'messages', 'files'];

const CONNECTIONS = 4;
/** How often is asked at most: far more than the limits allow at once. */
const STEPS = 300;
const STEP_MS = 20;
/** How long a server may take to hang up on those for whom too much waits. */
const SETTLE_MS = 4000;
/** The memory that a server may gain by itself, per connection: compiled code, growing tables. */
const NOISE_BYTES = 64 * 1024;

/**
 * Asks over connections that do not read until the server holds more than it may for each, and looks whether it still
 * does so a while later. Resolves to what is wrong, or null.
 */
export async function unreadFault(server: ServerUnderTest, what: string, game: string): Promise<string | null> {
  const senders = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, i) =>
      LoadSender.open(server, `127.0.9.${UNREAD.indexOf(what) * 10 + i + 1}`, game),
    ),
  );
  const bound = CONNECTIONS * (UNSENT_BYTES + NOISE_BYTES);
  const before = (await server.health()).heldBytes;
  const held = async (): Promise<number> => (await server.health()).heldBytes - before;
  const unread = await open(server, what, game, senders);
  try {
    for (let step = 0; step < STEPS; step++) {
      unread.ask();
      await setTimeout(STEP_MS);
      if (step % 10 === 9 && (await held()) > bound) break;
    }
    await setTimeout(SETTLE_MS);
    const each = (await held()) / CONNECTIONS;
    if (each <= UNSENT_BYTES + NOISE_BYTES) return null;
    return `${(each / 1024).toFixed(0)} KB are held for a connection that does not read its ${what}`;
  } finally {
    unread.close();
    for (const sender of senders) sender.close();
  }
}

async function open(
  server: ServerUnderTest,
  what: string,
  game: string,
  senders: readonly LoadSender[],
): Promise<Unread> {
  if (what === 'views' || what === 'stock states') {
    const protocol = what === 'views' ? 'rooms' : 'stock';
    const wires = await Promise.all(senders.map((sender) => sender.wire(protocol)));
    for (const wire of wires) wire.stopReading();
    const texts = senders.map(({ holding: { running, match } }) =>
      JSON.stringify(protocol === 'rooms' ? ['enter', running] : ['sync', match.id, '0', match.credentials, 2]),
    );
    return {
      ask: () => wires.forEach((wire, i) => wire.tell(senders[i]?.namespaceOf(protocol) ?? '', texts[i] ?? '')),
      close: () => wires.forEach((wire) => wire.close()),
    };
  }
  const paths: Readonly<Record<string, string>> = {
    listings: `/games/${game}`,
    messages: `/api/games/${game}/messages/en`,
    files: '/',
  };
  const { hostname, port } = new URL(server.url);
  const request = `GET ${paths[what] ?? '/'} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
  const sockets: readonly Socket[] = senders.map((_, i) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.9.${200 + i}` });
    socket.pause();
    socket.on('error', () => socket.destroy());
    return socket;
  });
  return {
    ask: () => sockets.forEach((socket) => (socket.destroyed ? undefined : socket.write(request))),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
