import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdirSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';

import Database from 'better-sqlite3';

import { Browser } from './testing/browser';
import { bundle } from './testing/bundled';
import { heard } from './testing/heard';
import { freePort } from './testing/own-services';
import { temporaryFolder } from './testing/serve';
import { describeWithTerminal, TestTerminal } from './testing/terminal';

const folder = temporaryFolder();
const bundled = bundle();
afterAll(() => {
  folder.remove();
  bundled.remove();
});

/** A server process, and what it has written to its log so far. */
interface Started {
  readonly process: ReturnType<typeof spawn>;
  readonly exited: Promise<unknown>;
  log(): string;
  /** Resolves when the log has it. */
  logged(what: RegExp): Promise<string>;
}

function start(env: Record<string, string>, before?: string): Started {
  const server = spawn(process.execPath, [...(before === undefined ? [] : ['--require', before]), bundled.main], {
    ...surroundings(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  server.stdout.on('data', (chunk) => (log += String(chunk)));
  const logged = async (what: RegExp): Promise<string> => {
    for (;;) {
      const found = what.exec(log);
      if (found !== null) return found[1] ?? found[0];
      await Promise.race([once(server.stdout, 'data'), once(server.stdout, 'end')]);
      if (server.stdout.readableEnded && !what.test(log)) throw new Error(`no ${String(what)} in: ${log}`);
    }
  };
  return { process: server, exited: once(server, 'exit'), log: () => log, logged };
}

function surroundings(env: Record<string, string>) {
  return {
    cwd: path.join(__dirname, '..'),
    env: { ...process.env, DATA_DIR: folder.path, LOG_LEVEL: 'info', HOST: '127.0.0.1', ...env },
  };
}

/** Servers that may not have ended by themselves. */
const stuck: ChildProcess[] = [];
afterEach(() => stuck.splice(0).forEach((server) => server.kill('SIGKILL')));

/** Where a server writes its log. */
interface Output {
  readonly end: number;
  readonly close: () => void;
}

/** A full pipe without a reader. */
function fullPipe(): Output {
  const name = path.join(folder.path, 'full-pipe');
  rmSync(name, { force: true });
  execFileSync('mkfifo', [name]);
  const reader = openSync(name, constants.O_RDWR | constants.O_NONBLOCK);
  try {
    for (;;) writeSync(reader, ' ');
  } catch (error) {
    expect(error).toMatchObject({ code: 'EAGAIN' });
  }
  const end = openSync(name, 'w');
  return { end, close: () => [reader, end].forEach((each) => closeSync(each)) };
}

function fullDisk(): Output {
  const end = openSync('/dev/full', 'w');
  return { end, close: () => closeSync(end) };
}

/** Resolves once a server answers at this port; rejects when its process ends first. */
async function answers(server: ChildProcess, port: number): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    if (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) }).catch(() => null))
      return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('the server has ended');
}

/** A file of code that a process runs before all else. */
function first(code: string): string {
  const file = path.join(folder.path, `first-${(files += 1)}.cjs`);
  writeFileSync(file, code);
  return file;
}
let files = 0;

/** Makes a process meet with a fault when it gets SIGUSR2. */
const faults = (fault: string): string => first(`process.on('SIGUSR2', () => { ${fault} });`);

/** Makes the server wait for ever for its connections to end. */
const STUCK = "require('node:http').Server.prototype.close = () => undefined;";

/** Lets a second pass for the process whenever it gets SIGUSR2, and no time else; says when it has heard a signal. */
const STANDING_STILL = `
  const { writeSync } = require('node:fs');
  let [now, heard] = [0, 0];
  performance.now = () => now;
  process.on('SIGINT', () => writeSync(1, 'heard SIGINT ' + (heard += 1) + '\\n'));
  process.on('SIGUSR2', () => { now += 1000; writeSync(1, 'a second later\\n'); });`;

const urlOf = async (server: Started): Promise<string> => `http://127.0.0.1:${await server.logged(/"port":(\d+)/)}`;

describe('main', () => {
  it('keeps the database from the eyes of others on the machine', async () => {
    const data = path.join(folder.path, 'private');
    const server = start({ PORT: '0', DATA_DIR: data });
    await urlOf(server);
    for (const file of ['server.sqlite', 'server.sqlite-wal']) {
      expect(statSync(path.join(data, file)).mode & 0o077).toBe(0);
    }
    server.process.kill('SIGKILL');
    await server.exited;
  });

  it('says which format a database has that it cannot use, and ends', async () => {
    const data = path.join(folder.path, 'other-format');
    mkdirSync(data);
    const db = new Database(path.join(data, 'server.sqlite'));
    db.pragma('user_version = 8');
    db.close();
    const server = start({ PORT: '0', DATA_DIR: data });
    expect(await server.logged(/"level":60.*"msg":"([^"]*)"/)).toMatch(
      /^the database \S+server.sqlite has format 8, and this program needs format 12: .*admin export.*admin import/,
    );
    expect(await server.exited).toEqual([1, null]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('listens, and stops in good order on %s', async (signal) => {
    const server = start({ PORT: '0', OPERATOR_TOKEN: 'operator-token-of-the-tests' });
    const url = await urlOf(server);
    expect(server.log()).toContain(`"page":"${url}/"`);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const metrics = await fetch(`${url}/metrics`, {
      headers: { Authorization: 'Bearer operator-token-of-the-tests' },
    });
    expect(await metrics.text()).toContain('process_resident_memory_bytes');
    const browser = new Browser(url);
    expect(await browser.raws('leave', {})).toEqual({ ok: false, error: 'not-seated' });
    const bye = heard(browser.socket, 'bye');
    const gone = heard(browser.socket, 'disconnect');
    server.process.kill(signal);
    expect(await bye).toEqual([{ inMs: expect.any(Number) as number }]);
    expect((await gone)[0]).toBe('transport close');
    expect(await server.exited).toEqual([0, null]);
    expect(server.log()).toContain('"msg":"stopped"');
  });

  it('ends with an error when it cannot listen', async () => {
    const server = start({ HOST: '192.0.2.1', PORT: '0' });
    expect(await server.exited).toEqual([1, null]);
    expect(server.log()).toContain('cannot listen');
  });

  it('ends when its port is taken, and says how to take another', async () => {
    const first = start({ PORT: '0', DATA_DIR: path.join(folder.path, 'one') });
    const { port } = new URL(await urlOf(first));
    const second = start({ PORT: port, DATA_DIR: path.join(folder.path, 'another') });
    expect(await second.exited).toEqual([1, null]);
    expect(second.log()).toContain(`"msg":"port ${port} is taken: give another one as PORT"`);
    expect(second.log()).not.toContain('stack');
    first.process.kill('SIGKILL');
    await first.exited;
  });

  it('ends when another server has its folder, and says which process', async () => {
    const data = path.join(folder.path, 'shared');
    const first = start({ PORT: '0', DATA_DIR: data });
    await urlOf(first);
    const second = start({ PORT: '0', DATA_DIR: data });
    expect(await second.exited).toEqual([1, null]);
    expect(second.log()).toContain(`is in use by another server, process ${first.process.pid} on`);
    expect(second.log()).not.toContain('listening');
    first.process.kill('SIGKILL');
    await first.exited;
    const third = start({ PORT: '0', DATA_DIR: data });
    await urlOf(third);
    third.process.kill('SIGTERM');
    expect(await third.exited).toEqual([0, null]);
  });

  it('ends before it listens when the environment makes no sense, and says which variable', async () => {
    const server = start({ PORT: 'nonsense', OPERATOR_TOKEN: 'too-short' });
    expect(await server.exited).toEqual([1, null]);
    expect(server.log()).toContain('PORT must be a whole number');
    expect(server.log()).toContain('OPERATOR_TOKEN must have');
    expect(server.log()).not.toMatch(/listening|too-short/);
  });

  it('ends with an error when it cannot stop in time', async () => {
    const server = start({ PORT: '0', STOP_SECONDS: '1' }, first(STUCK));
    await urlOf(server);
    server.process.kill('SIGTERM');
    expect(await server.exited).toEqual([1, null]);
    expect(server.log()).toContain('not stopped in time');
  });

  it('ends at once when it is told a second time, but not by the echo of the first', async () => {
    const server = start({ PORT: '0', STOP_SECONDS: '600' }, first(STUCK + STANDING_STILL));
    await urlOf(server);
    server.process.kill('SIGINT');
    await server.logged(/"msg":"stopping"/);
    server.process.kill('SIGINT');
    await server.logged(/heard SIGINT 2/);
    server.process.kill('SIGUSR2');
    await server.logged(/a second later/);
    server.process.kill('SIGINT');
    expect(await server.exited).toEqual([1, null]);
    expect(server.log()).toMatch(/heard SIGINT 3\n.*stopping at once/);
  });

  it('goes on after a rejection nobody has handled', async () => {
    const server = start({ PORT: '0' }, faults('Promise.reject(new Error("forgotten"))'));
    const url = await urlOf(server);
    server.process.kill('SIGUSR2');
    await server.logged(/"level":60.*unhandled rejection/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exited).toEqual([0, null]);
  });

  it('ends after an exception nobody has caught, and says so', async () => {
    const server = start({ PORT: '0' }, faults('throw new Error("missed")'));
    await urlOf(server);
    server.process.kill('SIGUSR2');
    expect(await server.exited).toEqual([1, null]);
    expect(server.log()).toMatch(/"level":60.*uncaught exception/);
  });

  it('stops in good order when its log can no longer be written, because the reader has gone', async () => {
    const server = start({ PORT: '0', LOG_LEVEL: 'trace' });
    const url = await urlOf(server);
    server.process.stdout?.destroy();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exited).toEqual([0, null]);
  });

  it.each([
    ['serves, and stops in good order, though nobody reads its log and the pipe is full', fullPipe, '', 0],
    ['ends within its grace time, though nobody reads its log and it is stuck', fullPipe, STUCK, 1],
    ['serves, and stops in good order, though the disk of its log is full', fullDisk, '', 0],
  ])('%s', async (_, output, fault, code) => {
    const port = await freePort();
    const { end, close } = output();
    const server = spawn(process.execPath, ['--require', first(fault), bundled.main], {
      ...surroundings({ PORT: String(port), STOP_SECONDS: '1', LOG_LEVEL: 'trace' }),
      stdio: ['ignore', end, 'inherit'],
    });
    stuck.push(server);
    const exited = once(server, 'exit');
    await answers(server, port);
    server.kill('SIGTERM');
    expect(await exited).toEqual([code, null]);
    close();
  });
});

describeWithTerminal('main at a terminal', () => {
  it.each([
    ['serves, and stops in good order, though the terminal of its log is stopped', '', 0],
    ['ends within its grace time, though the terminal of its log is stopped and it is stuck', STUCK, 1],
  ])('%s', async (_, fault, code) => {
    const port = await freePort();
    const terminal = await TestTerminal.open();
    const server = spawn(process.execPath, ['--require', first(fault), bundled.main], {
      ...surroundings({ PORT: String(port), STOP_SECONDS: '1', LOG_LEVEL: 'trace' }),
      stdio: ['ignore', terminal.end, 'inherit'],
    });
    stuck.push(server);
    const exited = once(server, 'exit');
    await terminal.shows('"msg":"listening"');
    await terminal.stop();
    await answers(server, port);
    server.kill('SIGTERM');
    expect(await exited).toEqual([code, null]);
    await terminal.close();
  });

  it('shows what was written while its terminal was stopped once that goes on', async () => {
    const port = await freePort();
    const terminal = await TestTerminal.open();
    const server = spawn(process.execPath, [bundled.main], {
      ...surroundings({ PORT: String(port), LOG_LEVEL: 'trace' }),
      stdio: ['ignore', terminal.end, 'inherit'],
    });
    stuck.push(server);
    const exited = once(server, 'exit');
    await terminal.shows('"msg":"listening"');
    await terminal.stop();
    await answers(server, port);
    expect(terminal.shown).not.toContain('"route":"/healthz"');
    await terminal.goOn();
    await terminal.shows('"route":"/healthz"');
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await terminal.close();
  });
});
