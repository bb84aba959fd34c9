import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

import type { RegisteredGame } from '../../shared/games/registry';
import { ConfigError, readConfig } from '../config';
import { expiryAt } from '../retention/expiry';
import { TrustedClock } from '../retention/trusted-clock';
import { openStorageBeside, readStorage } from '../storage/open';
import type { Storage } from '../storage/storage';
import { UnusableStorage } from '../storage/unusable';
import { backupTo, backupToFile, restore } from './backup';
import { checkMatches } from './check';
import { exportView, exportWhole, importMatch, readViewer } from './match-file';
import { Refusal } from './refusal';

const USAGE = `Usage: npm run -s admin -- <command>

  backup <file>          writes everything to a new file; - is standard output
  restore <file>         fills an empty storage with a backup
  export <match|room>    prints a match as the host sees it, as JSON
      --seat <n>         as that seat sees it (from 0), or "spectator"
      --whole            with all secrets, to be imported
  import <file>          makes a new match from a whole export
  sweep                  deletes now what has expired, if the clock is believed
      --yes              the clock is right: believe it
  check                  takes up every match and counts those that cannot go on

DATA_DIR or DATABASE_URL, and KEEP_FINISHED_DAYS, KEEP_ABANDONED_DAYS and KEEP_EMPTY_HOURS, are those of the server, which
may run meanwhile.
`;

/** The surroundings of a command. */
export interface AdminTools {
  readonly games: readonly RegisteredGame[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that file names start from. */
  readonly folder: string;
  readonly out: Writable;
  readonly err: Writable;
}

/**
 * Runs one command of the operator.
 * @param args the command and its arguments
 * @returns the exit code: 0 done, 1 refused or found something wrong, 2 not understood
 */
export async function admin(args: readonly string[], tools: AdminTools): Promise<number> {
  const { err } = tools;
  try {
    const command = parse(args);
    if (command === null) {
      err.write(USAGE);
      return 2;
    }
    return await run(command, tools);
  } catch (error) {
    err.write(`${described(error)}\n`);
    return 1;
  }
}

type Command =
  | { readonly name: 'backup' | 'restore' | 'import'; readonly file: string }
  | { readonly name: 'export'; readonly match: string; readonly seat: string | null }
  | { readonly name: 'sweep'; readonly clock: 'compared' | 'vouched-for' }
  | { readonly name: 'check' };

function parse(args: readonly string[]): Command | null {
  let parsed;
  try {
    const options = { whole: { type: 'boolean' }, seat: { type: 'string' }, yes: { type: 'boolean' } } as const;
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
  const { values, positionals } = parsed;
  const [name, argument, ...more] = positionals;
  const known = { export: ['whole', 'seat'], sweep: ['yes'] }[name ?? ''] ?? [];
  if (more.length > 0 || Object.keys(values).some((value) => !known.includes(value))) return null;
  switch (name) {
    case 'backup':
    case 'restore':
    case 'import':
      return argument === undefined ? null : { name, file: argument };
    case 'export':
      if (argument === undefined || (values.whole === true && values.seat !== undefined)) return null;
      return { name, match: argument, seat: values.whole === true ? null : (values.seat ?? '0') };
    case 'sweep':
      return argument === undefined ? { name, clock: values.yes === true ? 'vouched-for' : 'compared' } : null;
    case 'check':
      return argument === undefined ? { name } : null;
    default:
      return null;
  }
}

async function run(command: Command, { games, env, folder, out, err }: AdminTools): Promise<number> {
  const config = readConfig(env);
  const say = (line: string): unknown => out.write(`${line}\n`);
  const reading = <T>(work: (storage: Storage) => Promise<T>): Promise<T> => using(readStorage(config), work);
  const writing = <T>(work: (storage: Storage) => Promise<T>): Promise<T> => using(openStorageBeside(config), work);
  switch (command.name) {
    case 'backup': {
      const now = new Date();
      if (command.file === '-') await reading((storage) => backupTo(out, storage, now));
      else await reading((storage) => backupToFile(path.resolve(folder, command.file), storage, now));
      return 0;
    }
    case 'restore': {
      const { rooms, matches } = await writing((storage) => restore(existing(folder, command.file), storage));
      say(`restored ${rooms} rooms and ${matches} matches`);
      return 0;
    }
    case 'export': {
      const { match, seat } = command;
      const exported = await reading((storage) =>
        seat === null ? exportWhole(storage, match) : exportView(storage, games, match, readViewer(seat)),
      );
      say(JSON.stringify(exported, null, 2));
      if (seat === null) err.write('This holds every secret of the match: do not give it to players.\n');
      return 0;
    }
    case 'import': {
      const file = existing(folder, command.file);
      const { id, code } = await writing((storage) => importMatch(storage, games, file, Date.now()));
      say(`match ${id}${code === null ? '' : `, room ${code}`}`);
      return 0;
    }
    case 'sweep': {
      const { rooms, matches } = await writing(async (storage) => {
        await checkClock(storage, command.clock);
        return storage.sweep(expiryAt(Date.now(), config.retention));
      });
      say(`deleted ${rooms.empty + rooms.ended} rooms and ${Object.values(matches).flat().length} matches`);
      return 0;
    }
    case 'check': {
      const found = { fine: 0, stuck: 0, damaged: 0 };
      await reading(async (storage) => {
        for await (const { id, state, why } of checkMatches(storage, games)) {
          found[state] += 1;
          if (state !== 'fine') say(`${id}: ${state}: ${why}`);
        }
      });
      say(`${found.fine} matches can go on, ${found.stuck} cannot under the rules here, ${found.damaged} are damaged`);
      return found.damaged > 0 ? 1 : 0;
    }
  }
}

/** @throws Refusal when the clock is doubted and the operator does not say that it is right */
async function checkClock(storage: Storage, trust: 'compared' | 'vouched-for'): Promise<void> {
  const clock = new TrustedClock(storage, { wall: Date.now, monotonic: () => performance.now() });
  if (trust === 'vouched-for') {
    await clock.believe();
    return;
  }
  const verdict = await clock.look();
  if (verdict.clock === 'believed') return;
  const days = Math.round(verdict.aheadMs / 86_400_000);
  throw new Refusal(
    `the clock says ${new Date().toISOString()}, ${days} days after the storage was last in use: nothing was deleted. ` +
      'If it is right: sweep --yes',
  );
}

/** Runs work on a storage, and closes the storage in any case. */
async function using<T>(opening: Promise<Storage>, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await opening;
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

function existing(folder: string, name: string): string {
  const file = path.resolve(folder, name);
  if (!existsSync(file)) throw new Refusal(`there is no file ${file}`);
  return file;
}

/** One line for errors that the operator can mend; everything about unexpected ones. */
function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ([Refusal, ConfigError, UnusableStorage].some((known) => error instanceof known)) return error.message;
  // Errors of the system and of databases; some have only a code.
  if ('code' in error) return `${error.message} (${String(error.code)})`;
  return error.stack ?? error.message;
}
