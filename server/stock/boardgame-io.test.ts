import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { Server } from 'boardgame.io/server';

import { toBoardgameIo } from '../../shared/bgio/game';
import { documentText, isFile, isProven, proofsIn } from '../testing/proofs';
import { toyModule } from '../testing/serve';

const ROOT = path.join(__dirname, '..', '..');
const text = documentText('BOARDGAME_IO.md');
const facts = text.split(/^## (?=\d)/m).slice(1);
const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

describe('what is written of boardgame.io', () => {
  it('is about the version that is installed', () => {
    expect(text).toContain(`boardgame.io ${dependencies['boardgame.io']} (`);
  });

  it('is thirteen facts, numbered without a gap', () => {
    expect(facts.map((fact) => Number.parseInt(fact, 10))).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  });

  it.each(facts.map((fact) => [fact.split('\n')[0] ?? '', fact] as const))(
    'names guards and proofs of %s',
    (_, fact) => {
      const guards = /^Guard: ([^]+?)\n\n/m.exec(fact)?.[1] ?? '';
      const files = [...guards.matchAll(/`([\w./-]+\/[\w./-]+|package\.json)`/g)].map(([, file = '']) => file);
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => !isFile(file))).toEqual([]);
      const proofs = proofsIn(fact);
      expect(proofs.length).toBeGreaterThan(0);
      expect(proofs.filter((proof) => !isProven(proof))).toEqual([]);
    },
  );
});

describe('boardgame.io', () => {
  it('answers on the lobby routes of its own server', async () => {
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const server = Server({ games: [toBoardgameIo(toyModule)], origins: [] });
    const running = await server.run({ port: 0 });
    const { port } = running.appServer.address() as AddressInfo;
    const listed = await fetch(`http://127.0.0.1:${port}/games`, { headers: { Connection: 'close' } });
    expect([listed.status, await listed.json()]).toEqual([200, ['toy']]);
    server.kill(running);
    said.mockRestore();
  });
});
