import { randomBytes } from 'node:crypto';

/** Makes the secret from which the keys of a new match's random streams are made: 64 hexadecimal digits (256 bits). */
export type Entropy = () => string;

/** From the system's secure source. */
export const systemEntropy: Entropy = () => randomBytes(32).toString('hex');
