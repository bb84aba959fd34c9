import path from 'node:path';

import { SYNTHETIC } from '../games';
import { cache } from '../lib/build';
import { type Child, withChild } from '../lib/child';
import { shown } from '../lib/markdown';
import { summarize } from '../lib/profile';
import type { PlayersApi } from '../load/players';
import { type Host, nameOf, withServer } from '../servers';
import { type Effort, type Part, WARM_UP_SECONDS } from './part';

const MATCHES = 100;

/** Where the time of one server goes under the load of a hundred matches. */
export class Profile implements Part {
  private text = '';

  constructor(
    private readonly host: Host,
    private readonly game: string,
    private readonly effort: Effort,
  ) {}

  async run(): Promise<void> {
    const file = path.join(cache, `${this.host}.cpuprofile`);
    const { host, game } = this;
    const { seconds } = this.effort;
    const played = await withServer(host, game, ({ port, child, addMatches }) =>
      withChild('players', async (players: Child<PlayersApi>) => {
        const matches = await addMatches(MATCHES * (game === SYNTHETIC ? 1 : 10));
        await players.ask('connect', { port, game, tables: MATCHES, matches });
        await players.ask('play', { warmUpSeconds: 0, seconds: 2 * WARM_UP_SECONDS, pace: 0 });
        await child.ask('startProfile');
        const result = await players.ask('play', { warmUpSeconds: 0, seconds, pace: 0 });
        await child.ask('endProfile', file);
        return result;
      }),
    );
    this.text = [
      `### Where time goes: ${nameOf(host)}, ${game}, ${MATCHES} matches`,
      `${shown(played.movesPerSecond)} moves/s while it was watched; the whole profile is ${path.relative('.', file)}.`,
      summarize(file),
    ].join('\n\n');
  }

  report(): string {
    return this.text;
  }
}
