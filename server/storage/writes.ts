import type { Storage } from './storage';

/** What a storage writes: arguments and results can be sent to another thread. */
export const WRITES = [
  'createMatch',
  'writeMatch',
  'pack',
  'restoreMatch',
  'restoreHistory',
  'deleteMatch',
  'createRoom',
  'saveRoom',
  'noteDue',
  'addChat',
  'restoreChat',
  'savePrediction',
  'touch',
  'deleteUnstarted',
  'sweep',
  'saveClock',
  'keepKeys',
  'ping',
] as const satisfies readonly (keyof Storage)[];

export type WriteName = (typeof WRITES)[number];

/** The writing part of a storage. */
export type Writes = Pick<Storage, WriteName>;

/** One write, as it is sent to the thread that does it. */
export interface WriteOrder {
  readonly n: number;
  readonly name: WriteName;
  readonly args: readonly unknown[];
}

/** How a write ended. An error keeps its code and message; its class does not survive the way. */
export type WriteReceipt =
  | { readonly n: number; readonly ok: true; readonly result: unknown }
  | { readonly n: number; readonly ok: false; readonly message: string; readonly code: string | null };
