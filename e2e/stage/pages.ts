import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { createServer, type Plugin, type ViteDevServer } from 'vite';

import { freePort } from '../../server/testing/own-services';
import { askId, seat } from '../../shared/engine/ask';
import type { Stage } from './stage';

/** The pages of a stage, on a development server of this machine. */
export interface Pages {
  /** The address of the panel, with every seat beside it. */
  readonly url: string;
  /** The address at which a browser sits down at a seat. Each seat has a host of its own, so that browsers keep
   * them apart, below that of the panel, so that they let them store anything in it. */
  seat(number: number): string;
  close(): Promise<void>;
}

/** The sources of the client on a development server of this machine. */
interface Sources {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Serves the client from its sources, the gallery with it, on a free port. */
export async function openSources(plugins: readonly Plugin[]): Promise<Sources> {
  const port = await freePort();
  const vite = await createServer({
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, strictPort: true },
    plugins: [...plugins],
  });
  await vite.listen();
  return { url: `http://localhost:${port}/`, port, close: () => vite.close() };
}

/** Serves the client from its sources before the server of a stage, with the panel under `/stage/`. */
export async function openPages(stage: Stage): Promise<Pages> {
  process.env['SERVER_URL'] = stage.url;
  const sources = await openSources([{ name: 'stage', configureServer: (vite) => serveStage(vite, stage) }]);
  const { port } = sources;
  return {
    url: `http://stage.localhost:${port}/stage/`,
    seat: (number) => `http://seat-${number}.stage.localhost:${port}/stage/seat/${number}`,
    close: () => sources.close(),
  };
}

function serveStage({ middlewares }: ViteDevServer, stage: Stage): void {
  middlewares.use('/stage/', (request: IncomingMessage, response: ServerResponse) => {
    answered(stage, request).then(
      ({ type, body }) => response.setHeader('Content-Type', type).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
}

/** What is answered to a request below `/stage/`. Other pages of this machine may not press anything: the panel says who it is. */
async function answered(
  stage: Stage,
  request: IncomingMessage,
): Promise<{ readonly type: string; readonly body: string }> {
  const [, what = '', which = ''] = (request.url ?? '').split('/');
  if (request.method === 'POST') {
    if (request.headers['x-stage'] !== 'panel') throw new Error('only the panel presses');
    return json({ error: await pressed(stage, what, await bodyOf(request)) });
  }
  switch (what) {
    case '':
      return { type: 'text/html', body: await readFile(path.join(__dirname, 'panel.html'), 'utf8') };
    case 'state':
      return json({ seats: stage.scene.seats, ...(await stage.state()) });
    case 'seat': {
      const { code, ...seat } = stage.seatIn(Number(which));
      const stored = [`room.${code}`, JSON.stringify({ ...seat, used: 0 })].map((one) => JSON.stringify(one));
      const store = `localStorage.setItem(${stored.join()})`;
      return { type: 'text/html', body: `<script>${store}; location.replace('/r/${stage.code}')</script>` };
    }
    default:
      throw new Error(`no page ${what}`);
  }
}

async function pressed(stage: Stage, what: string, body: Readonly<Record<string, unknown>>): Promise<string | null> {
  switch (what) {
    case 'choose':
      return stage.choose({
        seat: seat(Number(body['seat'])),
        ask: askId(String(body['ask'])),
        key: String(body['key']),
      });
    case 'step':
      return stage.step();
    case 'bots':
      stage.answer(body['are'] === 'on' ? 'on' : 'off');
      return null;
    default:
      return `no button ${what}`;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Readonly<Record<string, unknown>>;
}

function json(value: object): { readonly type: string; readonly body: string } {
  return { type: 'application/json', body: JSON.stringify(value) };
}
