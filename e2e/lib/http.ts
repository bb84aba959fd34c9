import { Agent, request } from 'node:http';
import { connect } from 'node:net';

import { TIMEOUT_MS } from './wire';

/** A request as it is to be sent. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The answer. */
export type HttpOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly type: string;
      readonly body: string;
      /** How long the body was on its way; as a string it may be of another length. */
      readonly bytes: number;
    }
  | { readonly kind: 'closed' }
  | { readonly kind: 'late' };

/** Sends requests from a local address over connections that stay open. */
export class HttpSender {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 4 });
  private readonly port: number;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.port = Number(new URL(url).port);
  }

  /** Sends a request. Throws TypeError for what Node's client refuses to send. */
  send({ method, path, headers, body }: HttpRequest): Promise<HttpOutcome> {
    const { agent, port, from } = this;
    return new Promise((resolve) => {
      const settle = (outcome: HttpOutcome): void => {
        clearTimeout(timer);
        resolve(outcome);
      };
      const sent = request(
        { host: '127.0.0.1', localAddress: from, port, agent, method, path, headers: { ...headers }, setHost: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => settle({ kind: 'closed' }));
          response.on('end', () => {
            const type = response.headers['content-type'] ?? '';
            const body = Buffer.concat(chunks);
            const status = response.statusCode ?? 0;
            settle({ kind: 'answered', status, type, body: body.toString(), bytes: body.length });
          });
        },
      );
      const timer = setTimeout(() => {
        settle({ kind: 'late' });
        sent.destroy();
      }, TIMEOUT_MS);
      sent.on('upgrade', (_, socket) => {
        socket.destroy();
        settle({ kind: 'closed' });
      });
      sent.on('error', () => settle({ kind: 'closed' }));
      sent.end(body);
    });
  }

  /** Posts JSON as a lobby client does. Resolves to the body of the answer, or null when it was refused. */
  async post(path: string, body: object): Promise<Readonly<Record<string, unknown>> | null> {
    const headers = { Host: `127.0.0.1:${this.port}`, 'Content-Type': 'application/json' };
    const answer = await this.send({ method: 'POST', path, headers, body: JSON.stringify(body) });
    if (answer.kind !== 'answered' || answer.status !== 200) return null;
    return JSON.parse(answer.body) as Readonly<Record<string, unknown>>;
  }

  /** Sends a request of socket.io's polling transport. */
  poll(method: 'GET' | 'POST', sid: string | null, body: string): Promise<HttpOutcome> {
    const path = `/socket.io/?EIO=4&transport=polling${sid === null ? '' : `&sid=${sid}`}`;
    const headers = { Host: `127.0.0.1:${this.port}`, 'Content-Type': 'text/plain;charset=UTF-8' };
    return this.send({ method, path, headers, body });
  }

  /** Writes bytes that need not be HTTP, says that nothing will follow, and waits for what comes back. */
  write(bytes: Buffer): Promise<HttpOutcome> {
    return new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: this.port, localAddress: this.from });
      let text = '';
      const timer = setTimeout(() => {
        resolve({ kind: 'late' });
        socket.destroy();
      }, TIMEOUT_MS);
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        clearTimeout(timer);
        const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
        if (status === undefined) resolve({ kind: 'closed' });
        else resolve({ kind: 'answered', status: Number(status), type: '', body: text, bytes: text.length });
      });
      socket.end(bytes);
    });
  }

  /** Writes bytes, and breaks the connection off after a while. */
  async breakOff(bytes: Buffer, afterMs: number): Promise<void> {
    const socket = connect({ host: '127.0.0.1', port: this.port, localAddress: this.from });
    socket.on('error', () => socket.destroy());
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.once('connect', () => {
      socket.write(bytes);
      socket.resume();
      setTimeout(() => socket.resetAndDestroy(), afterMs);
    });
    await closed;
  }

  close(): void {
    this.agent.destroy();
  }
}
