import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { pin } from './processor';

const EVERY_MS = 50;

/**
 * A bare server on the processor of the server under siege, asked all the time by the process of the honest players: how long an
 * answer takes that needs nothing of the server's. No server on this machine answers faster in the siege.
 */
export class BareServer {
  private spent: number[] = [];
  private state: 'asking' | 'stopped' = 'asking';

  private constructor(
    private readonly child: ChildProcess,
    private readonly socket: Socket,
  ) {
    socket.on('error', () => undefined);
    void this.ask();
  }

  /** Starts it. Rejects when it does not come up. */
  static async start(): Promise<BareServer> {
    const child = fork(path.join(__dirname, 'bare-process.ts'), { execArgv: ['--import', 'tsx'] });
    const [port] = (await once(child, 'message')) as [number];
    if (child.pid !== undefined) pin(child.pid, 'server');
    const socket = connect({ port, host: '127.0.0.1' }).setNoDelay();
    await once(socket, 'connect');
    return new BareServer(child, socket);
  }

  /** How long its answers took since the last time this was asked, in milliseconds. */
  take(): readonly number[] {
    return this.spent.splice(0);
  }

  /** Ends it. */
  stop(): void {
    this.state = 'stopped';
    this.socket.destroy();
    this.child.kill('SIGKILL');
  }

  private async ask(): Promise<void> {
    while (this.state === 'asking') {
      const before = performance.now();
      const answer = once(this.socket, 'data').catch(() => null);
      this.socket.write('?');
      await Promise.race([answer, once(this.socket, 'close')]);
      if (this.socket.destroyed) return;
      this.spent.push(performance.now() - before);
      await sleep(EVERY_MS);
    }
  }
}
