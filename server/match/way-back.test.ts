import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import pino from 'pino';

import { seat } from '../../shared/engine/ask';
import { legalChoices } from '../../shared/engine/match';
import { MemoryStorage } from '../storage/memory';
import type { Storage } from '../storage/storage';
import { fixedEntropy } from '../testing/entropy';
import { NO_METER } from '../testing/meter';
import { registered, toyModule } from '../testing/serve';
import { GameLoader } from './game-loader';
import { MatchHost } from './host';
import { matchOf } from './state';
import { type Earlier, wayBack } from './way-back';

const MEGABYTE = 2 ** 20;
const ANNA = seat(0);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** How much memory is in use that something still needs, in megabytes. */
function needed(): number {
  collect();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

it.each<Earlier>([{ to: 'answer', seat: ANNA }, { to: 'turn' }])(
  'the way back to $to needs the memory of one version, however many there are (bug: all were in memory at once)',
  async (earlier) => {
    const kept = new MemoryStorage();
    const loader = new GameLoader([registered(toyModule)]);
    const host = new MatchHost(kept, loader, pino({ level: 'silent' }), () => 1, NO_METER, fixedEntropy());
    const fixed = { game: 'toy', origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' } as const;
    const { id = '' } = (await host.create({ ...fixed, seats: 2 })) ?? {};
    const first = await host.open(id);
    const [choice] = first?.running == null ? [] : legalChoices(matchOf(first.running), ANNA);
    if (choice === undefined) throw new Error('nothing to answer');
    expect(await host.choose(id, choice)).toBeNull();
    const live = await host.open(id);
    if (live === null) throw new Error('gone');
    let most = 0;
    const storage: Pick<Storage, 'loadBeginning' | 'history'> = {
      loadBeginning: (of) => kept.loadBeginning(of),
      async *history(of) {
        const before = needed();
        yield* kept.history(of);
        // Each notes something large, and no answer.
        for (let n = 0; n < 100; n++) {
          const noted = { op: 'add', path: '/notes/plans', value: [`${n}${'x'.repeat(MEGABYTE / 5)}`] };
          const uncounted = { op: 'replace', path: '/match/rev', value: 1 };
          yield { version: 3 + n, at: 1, change: JSON.stringify({ next: [uncounted, noted] }) };
        }
        most = Math.max(most, needed() - before);
      },
    };
    expect((await wayBack(storage, live, earlier))?.version).toBe(1);
    expect(most).toBeLessThan(5);
  },
);
