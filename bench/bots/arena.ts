import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { median, quantile } from '../../e2e/lib/statistics';
import type { GameModule } from '../../shared/engine/game';
import type { Policy } from '../../shared/engine/policy';
import { gameOf, PLAYED } from '../games';
import { formatted, table } from '../lib/markdown';
import { contest, elo, seatRates, standings } from './places';
import { type Played, playGame, policyOf, type Setting } from './table';
import { paired, wilson } from './wilson';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: PLAYED },
    bots: { type: 'string', default: 'steady' },
    games: { type: 'string', default: '100' },
    seats: { type: 'string', default: '3' },
    option: { type: 'string', multiple: true, default: [] },
    from: { type: 'string', default: '1' },
    record: { type: 'string' },
    module: { type: 'string', multiple: true, default: [] },
  },
});

/** All ways to set the table: each number of seats with each value of each option that is given. */
function settings(): readonly Setting[] {
  const seats = values.seats.split(',').map(Number);
  const options = values.option.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, given) => {
      const [id = '', list = ''] = given.split('=', 2);
      return all.flatMap((one) => list.split(',').map((value) => ({ ...one, [id]: value })));
    },
    [{}],
  );
  return seats.flatMap((count) => options.map((each) => ({ seats: count, options: each })));
}

async function policyNamed(game: GameModule, name: string): Promise<Policy> {
  const file = values.module.find((given) => given.startsWith(`${name}=`))?.slice(name.length + 1);
  if (file === undefined) {
    const known = policyOf(game, name);
    if (known === null) throw new Error(`no bot ${name}`);
    return known;
  }
  // A path that the user of this program has named.
  const { policy } = (await import(file)) as { readonly policy?: Policy };
  if (policy === undefined) throw new Error(`${name} exports no policy`);
  return policy;
}

function optionsShown(options: Setting['options']): string {
  return Object.entries(options)
    .map(([id, value]) => `${id} ${value}`)
    .join(', ');
}

/** A share with the interval that it lies in, in percent. */
function percent(rate: number, low: number, high: number): string {
  return `${formatted(100 * rate, 1)} (${formatted(100 * low, 1)} to ${formatted(100 * high, 1)})`;
}

function row(bot: string, { seats, options }: Setting, games: readonly Played[]): readonly string[] {
  const won = games.filter((game) => game.won).length;
  const { low, high } = wilson(won, games.length);
  const endings = new Map<string, number>();
  for (const { reason } of games) endings.set(reason, (endings.get(reason) ?? 0) + 1);
  const times = games.flatMap((game) => game.times);
  return [
    bot,
    String(seats),
    optionsShown(options),
    `${won} of ${games.length}`,
    percent(won / games.length, low, high),
    formatted(median(games.map(({ answers }) => answers))),
    [...endings].map(([reason, count]) => `${reason} ${count}`).join(', '),
    formatted(median(times), 2),
    formatted(quantile(times, 0.99), 1),
  ];
}

/** Adds one line of JSON for a game to the file of `--record`, so that a run that is stopped has told something. */
function record(bot: string, { seats, options }: Setting, seed: number, { won, reason, answers }: Played): void {
  if (values.record === undefined) return;
  appendFileSync(values.record, `${JSON.stringify({ bot, seats, options, seed, won, reason, answers })}\n`);
}

/** How a later bot did against the first one in the games of the same seeds. */
function pairedRow(bot: string, { seats, options }: Setting, ours: readonly Played[], theirs: readonly Played[]) {
  const { gained, lost, low, high } = paired(
    ours.map(({ won }) => won),
    theirs.map(({ won }) => won),
  );
  return [
    bot,
    String(seats),
    optionsShown(options),
    String(gained),
    String(lost),
    `${formatted(100 * low, 1)} to ${formatted(100 * high, 1)}`,
  ];
}

/** Games of rivals: a mixed table, of which the last bot named fills the seats that are left. Tells as well what each seat wins. */
async function places(game: GameModule): Promise<void> {
  const named = values.bots.split(',');
  const rows: (readonly string[])[] = [];
  const seats: (readonly string[])[] = [];
  for (const setting of settings()) {
    const names = Array.from({ length: setting.seats }, (_, i) => named[Math.min(i, named.length - 1)] ?? '');
    const lineup = await Promise.all(names.map(async (name) => ({ name, policy: await policyNamed(game, name) })));
    const played = Array.from({ length: Number(values.games) }, (_, i) =>
      contest(game, lineup, setting, Number(values.from) + i),
    );
    const times = played.flatMap((one) => one.times);
    for (const [seat, { rate, low, high }] of seatRates(played).entries())
      seats.push([String(seat + 1), String(setting.seats), optionsShown(setting.options), percent(rate, low, high)]);
    for (const { name, rate, low, high, even } of standings(names, played)) {
      const [first = ''] = names;
      const points = name === first ? null : elo(names, played, first, name);
      rows.push([
        name,
        String(setting.seats),
        optionsShown(setting.options),
        percent(rate, low, high),
        formatted(100 * even, 1),
        points === null ? '-' : formatted(-points, 0),
        formatted(median(played.map(({ answers }) => answers))),
        name === first ? `${formatted(median(times), 2)}, ${formatted(quantile(times, 0.99), 1)}` : '-',
      ]);
    }
  }
  console.log(table(['bot', 'seats', 'options', 'won %', 'even', 'Elo', 'answers', 'ms median, p99'], rows));
  console.log(`\n${table(['seat', 'seats', 'options', 'won %'], seats)}`);
}

async function main(): Promise<void> {
  const game = await gameOf(values.game).load();
  if (game.meta.play === 'rivals') return places(game);
  const rows: (readonly string[])[] = [];
  const pairs: (readonly string[])[] = [];
  const before: (readonly Played[])[] = [];
  const seeds = Array.from({ length: Number(values.games) }, (_, i) => Number(values.from) + i);
  for (const bot of values.bots.split(',')) {
    const policy = await policyNamed(game, bot);
    for (const [index, setting] of settings().entries()) {
      const played = seeds.map((seed) => {
        const one = playGame(game, policy, setting, seed);
        record(bot, setting, seed, one);
        return one;
      });
      rows.push(row(bot, setting, played));
      const first = (before[index] ??= played);
      if (first !== played) pairs.push(pairedRow(bot, setting, played, first));
    }
  }
  const header = ['bot', 'seats', 'options', 'won', '%', 'answers', 'endings', 'ms median', 'ms p99'];
  console.log(table(header, rows));
  if (pairs.length === 0) return;
  console.log('\nAgainst the first bot in the same games:\n');
  console.log(table(['bot', 'seats', 'options', 'won only now', 'won only before', 'points gained'], pairs));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
