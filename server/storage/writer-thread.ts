/** What runs in the thread of a {@link Writer}: it has a connection of its own to the database, and commits in groups. */
import { parentPort, workerData } from 'node:worker_threads';

import { joinSqlite } from './sqlite';
import type { WriteOrder, WriteReceipt } from './writes';

const storage = joinSqlite((workerData as { readonly dataDir: string }).dataDir);

/** Does one write. The names of {@link WriteOrder} belong to functions whose arguments fit. */
function write({ name, args }: WriteOrder): Promise<unknown> {
  return (storage[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
}

function refused(n: number, error: unknown): WriteReceipt {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return { n, ok: false, message: error instanceof Error ? error.message : String(error), code };
}

let receipts: WriteReceipt[] = [];

/** Sends the receipts of a group that was committed in one message. */
function acknowledge(receipt: WriteReceipt): void {
  if (receipts.push(receipt) > 1) return;
  setImmediate(() => {
    parentPort?.postMessage(receipts);
    receipts = [];
  });
}

parentPort?.on('message', (orders: readonly WriteOrder[] | 'close') => {
  if (orders === 'close') {
    // After the last receipts.
    void storage.close().finally(() => setImmediate(() => process.exit(0)));
    return;
  }
  for (const order of orders) {
    const { n } = order;
    write(order).then(
      (result) => acknowledge({ n, ok: true, result }),
      (error: unknown) => acknowledge(refused(n, error)),
    );
  }
});
