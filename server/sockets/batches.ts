import { setImmediate } from 'node:timers/promises';

import type { Namespace } from 'socket.io';

/** The most sockets that are written to before other work gets its turn: about a millisecond. */
const BATCH_SIZE = 64;

/**
 * Sends an event to all sockets in a channel of this node but some, those first that joined first, in batches: whoever waits for an answer
 * does not wait until hundreds have been written to. Resolves once all have.
 */
export async function emitInBatches(
  namespace: Namespace,
  channel: string,
  except: readonly string[],
  ...packet: readonly [event: string, body: object]
): Promise<void> {
  const ids = [...(namespace.adapter.rooms.get(channel) ?? [])].filter((id) => !except.includes(id));
  for (let i = 0; i < ids.length; i += BATCH_SIZE) {
    if (i > 0) await setImmediate();
    namespace.to(ids.slice(i, i + BATCH_SIZE)).emit(...packet);
  }
}
