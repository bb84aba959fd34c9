import { setImmediate } from 'node:timers/promises';

import type { Namespace } from 'socket.io';

/** The most sockets that are written to before other work gets its turn: about a millisecond. */
const BATCH_SIZE = 64;

/** The part of a namespace that sends to sockets by their ids. */
interface Sending<To> {
  to(ids: string[]): To;
}

/**
 * Sends an event to sockets of this node by their ids, in batches: answers to commands do not wait until hundreds have been written to.
 * @param emit sends the event to one batch
 */
export async function emitTo<To>(
  namespace: Sending<To>,
  ids: readonly string[],
  emit: (batch: To) => void,
): Promise<void> {
  for (let i = 0; i < ids.length; i += BATCH_SIZE) {
    if (i > 0) await setImmediate();
    emit(namespace.to(ids.slice(i, i + BATCH_SIZE)));
  }
}

/**
 * Sends an event to all sockets in a channel of this node but some, those first that joined first, as {@link emitTo}. Resolves once all
 * have been written to.
 */
export function emitInBatches<To>(
  namespace: Sending<To> & Pick<Namespace, 'adapter'>,
  channel: string,
  except: readonly string[],
  emit: (batch: To) => void,
): Promise<void> {
  const ids = [...(namespace.adapter.rooms.get(channel) ?? [])].filter((id) => !except.includes(id));
  return emitTo(namespace, ids, emit);
}
