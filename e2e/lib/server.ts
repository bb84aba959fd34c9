import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../server/testing/own-services';

const ROOT = path.join(__dirname, '..', '..');

/** The built server as a process of its own, on its own data folder, so that it can be killed. */
export class ServerProcess {
  private process: ChildProcess | null = null;

  private constructor(
    readonly url: string,
    readonly port: number,
    readonly dataDir: string,
    private readonly env: Readonly<Record<string, string>>,
    private readonly root: string,
  ) {}

  /**
   * Starts a server.
   * @param env adds to the environment of its settings; unless it says so, rooms have no clocks and absent members have
   * no say
   * @param root the folder of a built checkout; this one unless given
   */
  static async start(env: Readonly<Record<string, string>> = {}, root = ROOT): Promise<ServerProcess> {
    const port = await freePort();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'browser-test-'));
    const server = new ServerProcess(`http://127.0.0.1:${port}`, port, dataDir, env, root);
    await server.run();
    return server;
  }

  /** Starts the process on the data that is there and waits until it answers. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.cjs'], {
      cwd: this.root,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        CLOCKS: 'none',
        ABSENT_SAY_SECONDS: '0',
        ...this.env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.process = child;
    while (isAlive(child)) {
      const response = await fetch(`${this.url}/healthz`).catch(() => null);
      if (response?.ok === true) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the server has ended');
  }

  /** The id of the process; undefined when it was never started. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Whether the process runs. */
  get alive(): boolean {
    return this.process !== null && isAlive(this.process);
  }

  /** `kill -9`: no goodbye, no flush. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks it to stop, and resolves to its exit code. */
  async stop(): Promise<number | null> {
    await this.end('SIGTERM');
    return this.process?.exitCode ?? null;
  }

  /** Stops the process and removes its data. */
  async dispose(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (child === null || !isAlive(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
