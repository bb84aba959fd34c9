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

parentPort?.on('message', (order: WriteOrder | 'close') => {
  if (order === 'close') {
    void storage.close().finally(() => process.exit(0));
    return;
  }
  const { n } = order;
  write(order).then(
    (result) => parentPort?.postMessage({ n, ok: true, result } satisfies WriteReceipt),
    (error: unknown) => parentPort?.postMessage(refused(n, error)),
  );
});
