import pino from 'pino';

import { type Ask, type Choice, UNDO } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import type { RegisteredGame } from '../../shared/games/registry';
import { randomChoice, testEntropy, testRandom } from '../../shared/testing/playout';
import { GameLoader } from '../match/game-loader';
import { MatchHost } from '../match/host';
import type { LiveMatch } from '../match/live';
import { matchOf } from '../match/state';
import { MemoryStorage } from '../storage/memory';
import type { Beginning, HistoryChange } from '../storage/storage';
import { NO_METER } from './meter';

const log = pino({ level: 'silent' });
/** How often a random player takes an answer back that can be taken back. */
const UNDO_SHARE = 0.3;
/** How often the table goes back to an earlier version, and how often at most: a match must come to its end. */
const REWIND_SHARE = 0.03;
const REWINDS = 5;

/** A played match, and its storage. */
export interface Played {
  readonly storage: MemoryStorage;
  readonly game: GameModule;
  readonly beginning: Beginning;
  readonly changes: readonly HistoryChange[];
  /** The match at each version that changed its state, as the host had it. */
  readonly shown: readonly LiveMatch[];
}

/** A random answer, which is now and then to take one back. */
function chosen(asks: readonly Ask[], random: () => number): Choice {
  const [undo] = asks.filter(({ kind }) => kind === UNDO);
  const option = undo?.options[0];
  if (undo === undefined || option === undefined || random() > UNDO_SHARE) return randomChoice(asks, random);
  return { seat: undo.seat, ask: undo.id, key: option.key };
}

/** Plays a random match to its end, as a server does, with answers that are taken back and at most so many rewinds. */
export async function play(
  registeredGame: RegisteredGame,
  seats: number,
  seed: number,
  most = REWINDS,
): Promise<Played> {
  const storage = new MemoryStorage();
  let now = 1_000;
  const clock = (): number => (now += 1);
  const entropy = (): string => testEntropy(seed);
  const host = new MatchHost(storage, new GameLoader([registeredGame]), log, clock, NO_METER, entropy);
  const fixed = {
    game: registeredGame.meta.name,
    origin: 'room',
    unlisted: true,
    names: [],
    options: {},
    begin: 'now',
  } as const;
  const begun = await host.create({ ...fixed, seats });
  if (begun === null) throw new Error('no match');
  const { id } = begun;
  const shown = [begun];
  host.onChange(({ match }) => shown.push(match));
  const random = testRandom(seed);
  let rewinds = 0;
  for (let live = begun; live.running !== null && !live.over; live = shown.at(-1) ?? live) {
    if (live.version > 1 && rewinds < most && random() < REWIND_SHARE) {
      expect(await host.rewind(id, 1 + Math.floor(random() * (live.version - 1)), rewinds + 1)).toBeNull();
      rewinds += 1;
      continue;
    }
    expect(await host.choose(id, chosen(matchOf(live.running).asks, random))).toBeNull();
  }
  const beginning = await storage.loadBeginning(id);
  if (beginning === null) throw new Error('no beginning');
  const changes: HistoryChange[] = [];
  for await (const change of storage.history(id)) changes.push(change);
  return { storage, game: await registeredGame.load(), beginning, changes, shown };
}
