import { COMMAND_NAMES } from '../../shared/protocol/commands';
import { gameSeeds } from '../../shared/testing/properties';
import { episodeOf } from './arena';
import { Campaign } from './campaign';
import { STOCK_COMMANDS } from './commands';
import { type ServerUnderTest, startServer } from './server-under-test';

let server: ServerUnderTest;
let campaign: Campaign;

beforeAll(async () => {
  server = await startServer('raised');
  campaign = await Campaign.open(server, 'raised', 1);
});
afterAll(async () => {
  campaign.close();
  await server.stop();
});

/** The findings of an episode, beside other people's matches that are checked and played on. */
async function findings(kind: Parameters<typeof episodeOf>[0], seed: number, packets: number): Promise<unknown> {
  const { tally } = campaign.arena;
  await campaign.run(episodeOf(kind, seed, packets));
  await campaign.play();
  await campaign.check();
  return tally.findings.splice(0);
}

// One episode after another, so that a seed gives the same packets but for what the server makes up. The long run is
// `npm run fuzz`.
describe.each([
  ['rooms', 300, 6],
  ['stock', 200, 4],
  ['frames', 100, 4],
  ['polling', 40, 3],
  ['rest', 150, 4],
  ['choices', 100, 4],
] as const)('fuzzing by %s, %i packets', (kind, packets, seeds) => {
  it.each(gameSeeds(seeds))('seed %i does no harm', async (seed) => {
    const before = campaign.arena.tally.packets;
    expect(await findings(kind, seed, packets)).toEqual([]);
    expect(campaign.arena.tally.packets).toBeGreaterThan(before);
  });
});

/**
 * The answer that shows how far a fuzzer gets with a command when it is alone in its rooms and plays no match to the
 * end.
 */
const FURTHEST: Readonly<Record<string, string>> = {
  continue: 'pairing-unknown',
  kick: 'member-unknown',
  mute: 'member-unknown',
  arrange: 'member-unknown',
  admit: 'watcher-unknown',
  showOut: 'watcher-unknown',
  comment: 'not-watching',
  predict: 'not-watching',
  // Few of the games that are fuzzed have bots, and a question that they know is met seldom.
  advise: 'no-such-ask',
  addBot: 'bad-options',
  again: 'room-not-started',
  claim: 'member-unknown',
  unclaim: 'proposal-gone',
  sketch: 'member-unknown',
  plan: 'member-unknown',
  nudge: 'member-unknown',
  // It is asked for seldom, and for a question that has a clock more seldom still.
  more: 'no-such-ask',
  goOn: 'not-awaited',
  resume: 'not-paused',
  agree: 'proposal-gone',
  refuse: 'proposal-gone',
};

it('gets through to the handlers of all that can be asked for', async () => {
  const wanted = [
    ...COMMAND_NAMES.flatMap((command) =>
      [FURTHEST[command] ?? 'ok', 'bad-request'].map((said) => `/rooms ${command}: ${said}`),
    ),
    ...STOCK_COMMANDS.flatMap((command) => [`/toy ${command}: ok`, `/toy ${command}: bad-request`]),
    ...['not-seated', 'no-such-ask', 'no-such-option'].map((error) => `/rooms choose: ${error}`),
    ...['frames: went on', 'frames: hung up', 'polling: 200, went on', 'polling: 200, ended'],
    ...['200', '400', '401', '403', '404', '405'].map((status) => `rest: ${status}`),
    ...['legal, ok', 'illegal, no-such-ask', 'illegal, no-such-option'].map((word) => `choices: ${word}`),
  ];
  const missing = (): readonly string[] => {
    const seen = new Set(campaign.arena.tally.lines().map((line) => line.replace(/: \d+$/, '')));
    return wanted.filter((line) => !seen.has(line));
  };
  // What the server makes up decides how often a rare command fits: it goes on until each has.
  for (let seed = 1_000; seed < 1_040 && missing().some((line) => line.startsWith('/rooms')); seed++) {
    expect(await findings('rooms', seed, 300)).toEqual([]);
  }
  expect(missing()).toEqual([]);
});
