import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A second process that has locked the database of a folder, as a backup program might. */
export interface LockHolder {
  /** Gives the database free and ends; it has written nothing. */
  release(): Promise<void>;
}

/** Locks the database of a folder from another process. Resolves once it is locked. */
export async function lockDatabase(dataDir: string): Promise<LockHolder> {
  const file = JSON.stringify(path.join(dataDir, 'server.sqlite'));
  const code = `const db = new (require('better-sqlite3'))(${file});
    db.exec('BEGIN EXCLUSIVE'); process.stdout.write('locked'); process.stdin.resume().on('end', () => db.close());`;
  const holder = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(holder, 'exit');
  await once(holder.stdout, 'data');
  return {
    release: async () => {
      holder.stdin.end();
      await exited;
    },
  };
}
