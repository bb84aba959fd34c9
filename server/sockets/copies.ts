import { setImmediate } from 'node:timers/promises';

import type { Namespace, Socket } from 'socket.io';

import { diff } from '../../shared/patch/diff';
import type { NumberedPatch } from '../../shared/patch/operation';

/** The most sockets that are written to before other work gets its turn. */
const BATCH_SIZE = 64;

/** The value that a socket was sent last, with its number. */
interface Version<T> {
  readonly n: number;
  readonly value: T;
}

/**
 * The copies of a value that sockets hold: each was sent the whole once, its version 0, and is sent differences from then on. Each
 * socket's copy may be of another age, and what it is brought to may be another value: who is told less holds less.
 */
export class Copies<T> {
  private readonly held = new WeakMap<Socket, Version<T>>();

  /** `event` is the one that brings a {@link NumberedPatch}. */
  constructor(
    private readonly namespace: Namespace,
    private readonly event: string,
  ) {}

  /** The value that a socket was sent last; null when there is none. */
  of(socket: Socket): T | null {
    return this.held.get(socket)?.value ?? null;
  }

  /** Notes that a socket was sent this as a whole. */
  note(socket: Socket, value: T): void {
    this.held.set(socket, { n: 0, value });
  }

  /** Forgets what a socket holds: it is sent nothing before it has been sent a whole again. */
  drop(socket: Socket): void {
    this.held.delete(socket);
  }

  /**
   * Brings the copies of these sockets to a value, in batches; those who hold none are left out. Differences are encoded once for all that
   * hold the same. One call at a time for a socket.
   * @returns how many bytes were sent, roughly
   */
  async bring(sockets: readonly Socket[], value: T): Promise<number> {
    const newest = Math.max(0, ...sockets.map((socket) => this.held.get(socket)?.n ?? 0));
    const next: Version<T> = { n: newest + 1, value };
    const changes = new Map<Version<T>, NumberedPatch>();
    let bytes = 0;
    for (let i = 0; i < sockets.length; i += BATCH_SIZE) {
      if (i > 0) await setImmediate();
      const batch = new Map<Version<T>, Socket[]>();
      for (const socket of sockets.slice(i, i + BATCH_SIZE)) {
        const held = this.held.get(socket);
        if (held !== undefined) batch.set(held, [...(batch.get(held) ?? []), socket]);
      }
      for (const [held, those] of batch) {
        const change = changes.get(held) ?? { from: held.n, to: next.n, patch: diff(held.value, value) };
        changes.set(held, change);
        if (change.patch.length === 0) continue;
        this.namespace.to(those.map(({ id }) => id)).emit(this.event, change);
        for (const socket of those) this.held.set(socket, next);
        bytes += JSON.stringify(change).length * those.length;
      }
    }
    return bytes;
  }
}
