import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often, and after how long, a service that ends at once is started again. */
const RESTARTS = 50;
const RESTART_MS = 100;

/** Ports that the system never gives away by itself, neither to listeners nor to connections (on Linux: from 32768 on). */
const [FIRST_PORT, PORTS] = [16_000, 16_000];
/** Processes begin to look at different places. */
let nextPort = (process.pid * 64) % PORTS;

/** A port of the loopback interface that nobody listens on, and that stays free until it is listened on by its number. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + nextPort;
    nextPort = (nextPort + 1) % PORTS;
    const probe = createServer();
    const free = new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!(await free)) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** A service of the test's own, as a process, so that it can be killed and brought back. */
export class OwnService {
  private child: ChildProcess | null = null;

  private constructor(
    readonly url: string,
    private readonly start: () => ChildProcess,
    /** The words of the line by which it says that it takes connections. */
    private readonly ready: string,
    private readonly clean: () => void,
  ) {}

  /** A Redis that keeps nothing on disk. */
  static async redis(): Promise<OwnService> {
    const port = await freePort();
    const options = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
    const start = (): ChildProcess => spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
    return OwnService.started(
      new OwnService(`redis://127.0.0.1:${port}`, start, 'Ready to accept connections', () => undefined),
    );
  }

  /** A PostgreSQL with an empty database of its own. */
  static async postgres(): Promise<OwnService> {
    const port = await freePort();
    const home = mkdtempSync(path.join(tmpdir(), 'postgres-'));
    const user = asPostgres();
    if (user.uid !== undefined) chownSync(home, user.uid, user.gid ?? user.uid);
    const data = path.join(home, 'data');
    execFileSync('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
      ...user,
      cwd: home,
      stdio: 'ignore',
    });
    const options = ['-D', data, '-p', String(port), '-k', home, '-c', 'listen_addresses=127.0.0.1'];
    const start = (): ChildProcess =>
      spawn('postgres', options, { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const ready = 'ready to accept connections';
    return OwnService.started(new OwnService(url, start, ready, () => rmSync(home, { recursive: true, force: true })));
  }

  private static async started(service: OwnService): Promise<OwnService> {
    await service.run();
    return service;
  }

  /** Starts the service, with the data it had on disk, and waits until it takes connections. */
  async run(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const child = this.start();
      this.child = child;
      if (await this.saysThatItIsReady(child)) return;
      // After `kill -9`, what PostgreSQL's other processes still hold is in the way until they have noticed.
      if (tries === RESTARTS) throw new Error('the service does not start');
      await sleep(RESTART_MS);
    }
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Lets it sleep, its connections open: nothing is answered. */
  freeze(): void {
    this.signalAll('SIGSTOP');
  }

  /** Wakes it up again. */
  wake(): void {
    this.signalAll('SIGCONT');
  }

  /** Ends the service and removes its data. */
  async dispose(): Promise<void> {
    // PostgreSQL: not waiting for its clients.
    await this.end('SIGINT');
    this.clean();
  }

  private async saysThatItIsReady(child: ChildProcess): Promise<boolean> {
    const said = child.stdout ?? child.stderr;
    if (said === null) throw new Error('it has no voice');
    const ended = once(child, 'exit').then(() => false);
    const ready = new Promise<boolean>((resolve) => {
      createInterface({ input: said }).on('line', (line) => {
        if (line.includes(this.ready)) resolve(true);
      });
    });
    return Promise.race([ready, ended]);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    this.wake();
    child.kill(signal);
    await exited;
  }

  /** To the process and those it has started. */
  private signalAll(signal: NodeJS.Signals): void {
    const pid = this.child?.pid;
    if (pid === undefined) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    for (const each of [pid, ...children.map(Number)]) {
      try {
        process.kill(each, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  }
}

/** PostgreSQL refuses to run as root: its own user then. */
function asPostgres(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const of = (option: string): number => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
}
