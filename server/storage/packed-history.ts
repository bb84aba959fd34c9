import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

import type { Beginning, HistoryChange } from './storage';

/** The contents of a packed history. */
export interface UnpackedHistory {
  readonly beginning: Beginning;
  readonly changes: readonly HistoryChange[];
}

/** The quality that gives the fewest bytes among those that take about as long as Deflate does. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 6 };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Compresses a JSON value outside the thread of JavaScript. */
export async function packJson(value: unknown): Promise<Buffer> {
  return compress(JSON.stringify(value), { params: QUALITY });
}

/** Brings back what {@link packJson} was given. Rejects when the bytes are damaged. */
export async function unpackJson(packed: Uint8Array): Promise<unknown> {
  return JSON.parse((await decompress(packed)).toString()) as unknown;
}

/** Compresses a history. */
export function packHistory(history: UnpackedHistory): Promise<Uint8Array> {
  return packJson(history);
}

/** Brings back what {@link packHistory} was given. Rejects when the bytes are damaged. */
export async function unpackHistory(packed: Uint8Array): Promise<UnpackedHistory> {
  return (await unpackJson(packed)) as UnpackedHistory;
}
