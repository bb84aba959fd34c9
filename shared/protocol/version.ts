/** The version of the rooms' protocol. It grows with every change after which a client of the version before could not go on. */
export const PROTOCOL = 1;

/** The oldest version of the protocol that the server still speaks. */
const OLDEST_PROTOCOL = 1;

/** Why a client is refused for the protocol that it speaks. */
export type ProtocolRefusal = 'protocol-older' | 'protocol-newer' | 'protocol-malformed';

/** The versions of the protocol that a server speaks, both included. */
interface Spoken {
  readonly oldest: number;
  readonly newest: number;
}

const SPOKEN: Spoken = { oldest: OLDEST_PROTOCOL, newest: PROTOCOL };

/**
 * Why a client is refused that names this version when it connects; null when it is not. A client that names none speaks the
 * first.
 */
export function refusalOfProtocol(named: unknown = 1, { oldest, newest } = SPOKEN): ProtocolRefusal | null {
  if (typeof named !== 'number' || !Number.isSafeInteger(named) || named < 1) return 'protocol-malformed';
  if (named < oldest) return 'protocol-older';
  return named > newest ? 'protocol-newer' : null;
}
