/** A server of worlds in a process of its own: its clocks, its bots and its disk are those of a real one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Pool } from '../../server/workers/pool';
import { gameTestings } from '../../shared/games/testing';
import { chosenTestings } from '../../shared/testing/game-testing';
import { slowWhenOdd } from './leaks';
import { type Asked, type Ready, stagedBy } from './measured';
import { serveWorlds } from './served';

async function main(asked: Asked): Promise<void> {
  const [testing] = chosenTestings(gameTestings, asked.game);
  if (testing === undefined) throw new RangeError('no game is registered');
  const folder = mkdtempSync(path.join(tmpdir(), 'worlds-'));
  const { app, url } = await serveWorlds({
    testing,
    staged: stagedBy(testing, asked),
    ...(asked.leakMs === 0 ? {} : { planted: (game) => slowWhenOdd(game, asked.leakMs) }),
    data: folder,
    pauseMs: asked.pauseMs,
    pool: new Pool(),
  });
  process.once('disconnect', () => {
    void app.close().finally(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit();
    });
  });
  process.send?.({ url } satisfies Ready);
}

process.once('message', (asked: Asked) => void main(asked));
