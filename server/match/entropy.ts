import { randomBytes } from 'node:crypto';

/** Gives each new match what its randomness grows from: 64 hexadecimal digits (256 bits). */
export type Entropy = () => string;

/** From the system's secure source. */
export const systemEntropy: Entropy = () => randomBytes(32).toString('hex');
