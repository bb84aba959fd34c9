import type { Namespace } from 'socket.io';

import { refusalOfProtocol } from '../../shared/protocol/version';

/** Refuses clients of a namespace that speak another version of its protocol than the server: `connect_error` has the reason. */
export function speaking(namespace: Pick<Namespace, 'use'>): void {
  namespace.use(({ handshake }, next) => {
    const { protocol } = handshake.auth as { readonly protocol?: unknown };
    const refusal = refusalOfProtocol(protocol);
    next(refusal === null ? undefined : new Error(refusal));
  });
}
