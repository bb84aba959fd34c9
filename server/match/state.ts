import type { State } from 'boardgame.io';

import { type BoardgameIoG, isMatch } from '../../shared/bgio/game';
import type { Seat } from '../../shared/engine/ask';
import type { Match } from '../../shared/engine/match';
import { BOT_LEVELS, type BotLevel } from '../../shared/engine/policy';
import type { WaitingSince } from '../../shared/protocol/rooms';
import type { TokenHash } from '../lib/secrets';
import type { Notes } from './notes';

/** The receiver of a view: a seat, or null for all spectators. */
export type Viewer = Seat | null;

/** One seat of a match, in boardgame.io's shape, which the stored metadata has as well: its `credentials` are a hash here. */
export interface PlayerMetadata {
  readonly id: number;
  readonly name?: string;
  readonly credentials?: TokenHash;
  readonly data?: unknown;
  /** The level of a seat that this server plays. */
  readonly bot?: BotLevel;
}

/** What is known about a match beside its state; of boardgame.io's own shape. Never holds entropy. */
export interface MatchMetadata {
  readonly gameName: string;
  readonly players: Readonly<Record<string, PlayerMetadata>>;
  /** The options it is played with. */
  readonly setupData?: unknown;
  readonly gameover?: unknown;
  readonly nextMatchID?: string;
  readonly unlisted: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A match under way, as it is played. Storage has it as {@link Persisted}. */
export interface Running {
  readonly bgio: State<BoardgameIoG>;
  readonly since: readonly WaitingSince[];
  /**
   * How many different views each viewer has had, by seat, spectators last. Clients get it as state id: boardgame.io's
   * own would tell everybody how many secret choices were made.
   */
  readonly viewVersions: readonly number[];
  readonly notes: Notes;
}

/** The whole match inside. Throws when the state on disk holds only a view, which would be a defect. */
export function matchOf(running: Running): Match {
  const { G } = running.bgio;
  if (!isMatch(G)) throw new TypeError('state holds no match');
  return G;
}

/** How many seats a match has. */
export function seatsOf(metadata: MatchMetadata): number {
  return Object.keys(metadata.players).length;
}

/** How many seats of a match somebody has taken. */
export function seatsTaken(metadata: MatchMetadata): number {
  return Object.values(metadata.players).filter(({ name }) => name !== undefined).length;
}

/** The level of the bot that plays a seat; null when none does. */
export function botOf({ players }: MatchMetadata, seat: Seat): BotLevel | null {
  return BOT_LEVELS.find((level) => level === players[seat]?.bot) ?? null;
}

/** The players of a match once no bot plays this seat; the same object where none does. */
export function withoutBot({ players }: MatchMetadata, seat: Seat): MatchMetadata['players'] {
  const { bot, ...player } = players[seat] ?? { id: seat };
  return bot === undefined ? players : { ...players, [seat]: player };
}
