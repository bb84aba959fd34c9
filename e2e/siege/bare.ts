import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

import { pin } from './processor';

const EVERY_MS = 50;

/**
 * A bare server on the processor of the server under siege, asked all the time by the process of the honest players: how long an
 * answer takes that needs nothing of the server's. No server on this machine answers faster in the siege.
 */
export class BareServer {
  private readonly spent: number[] = [];
  private asked = 0;

  private constructor(
    private readonly child: ChildProcess,
    private readonly socket: Socket,
  ) {
    socket.on('data', () => {
      this.spent.push(performance.now() - this.asked);
      setTimeout(() => this.ask(), EVERY_MS);
    });
    this.ask();
  }

  /** Starts it. Rejects when it does not come up. */
  static async start(): Promise<BareServer> {
    const child = fork(path.join(__dirname, 'bare-process.ts'), { execArgv: ['--import', 'tsx'] });
    const ended = once(child, 'exit').then(() => {
      throw new Error('the bare server has ended');
    });
    try {
      const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
      if (child.pid !== undefined) pin(child.pid, 'server');
      const socket = connect({ port, host: '127.0.0.1' }).setNoDelay();
      await once(socket, 'connect');
      // One that has died answers nothing more, which the count of its answers tells.
      ended.catch(() => undefined);
      socket.on('error', () => undefined);
      return new BareServer(child, socket);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** How long its answers took since the last time this was asked, in milliseconds. */
  take(): readonly number[] {
    return this.spent.splice(0);
  }

  /** Ends it. */
  stop(): void {
    this.socket.destroy();
    this.child.kill('SIGKILL');
  }

  private ask(): void {
    if (this.socket.destroyed) return;
    this.asked = performance.now();
    this.socket.write('?');
  }
}
