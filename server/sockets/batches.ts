import { setImmediate } from 'node:timers/promises';

import type { Namespace } from 'socket.io';

/** The most sockets that are written to before other work gets its turn: about a millisecond. */
const BATCH_SIZE = 64;

/** Sends an event to sockets of this node by their ids, in batches: whoever waits for an answer does not wait until hundreds have been written to. */
export async function emitTo(
  namespace: Namespace,
  ids: readonly string[],
  ...packet: readonly [event: string, ...args: readonly unknown[]]
): Promise<void> {
  for (let i = 0; i < ids.length; i += BATCH_SIZE) {
    if (i > 0) await setImmediate();
    namespace.to(ids.slice(i, i + BATCH_SIZE)).emit(...packet);
  }
}

/**
 * Sends an event to all sockets in a channel of this node but some, those first that joined first, as {@link emitTo}. Resolves once all
 * have been written to.
 */
export function emitInBatches(
  namespace: Namespace,
  channel: string,
  except: readonly string[],
  ...packet: readonly [event: string, body: object]
): Promise<void> {
  const ids = [...(namespace.adapter.rooms.get(channel) ?? [])].filter((id) => !except.includes(id));
  return emitTo(namespace, ids, ...packet);
}
