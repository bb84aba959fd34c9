import { setTimeout } from 'node:timers/promises';

import type { MatchMetadata } from '../match/state';
import type { MatchHead } from '../storage/storage';

/** How many matches one answer shows. */
export const PAGE = 50;
/** For how long a listing is cached: matches made on other nodes are seen after this at the latest. */
const FRESH_MS = 1000;
/** A listing is not read more often than this, however often something changes. */
const APART_MS = 250;

/** The filter of a listing. Null: it does not matter. */
export interface Wanted {
  readonly over: boolean | null;
  /** Last changed before, or after, so many milliseconds since 1970. */
  readonly before: number | null;
  readonly after: number | null;
  /** From 1; each has {@link PAGE} matches, newest first. */
  readonly page: number;
}

/** A match as the listing shows it, ready to be sent. */
interface ListedMatch {
  readonly json: string;
  readonly over: boolean;
  readonly updatedAt: number;
}

interface Entry {
  /** When it was read, or will be. */
  readonly at: number;
  readonly matches: Promise<readonly ListedMatch[]>;
  readonly reading: Reading;
}

/** One reading of the listing; outdated once something has changed after it began. */
interface Reading {
  state: 'waiting' | 'current' | 'outdated';
}

/** The matches that the lobby lists for each game, read once for all requests. */
export class Listings {
  private readonly entries = new Map<string, Entry>();

  /**
   * @param read the newest matches of a game that the lobby shows
   * @param clock milliseconds
   * @param pause resolves after so many milliseconds
   */
  constructor(
    private readonly read: (game: string) => Promise<readonly MatchHead[]>,
    private readonly clock: () => number,
    private readonly pause: (ms: number) => Promise<void> = setTimeout,
  ) {}

  /** Notes that matches of a game have changed here: later answers show it. */
  changed(game: string): void {
    const reading = this.entries.get(game)?.reading;
    if (reading?.state === 'current') reading.state = 'outdated';
  }

  /**
   * One page of the matches of a game, as JSON `{ matches }`: without credentials and without the players' data.
   * @throws whatever reading throws
   */
  async show(game: string, { over, before, after, page }: Wanted): Promise<string> {
    const fitting = (await this.matches(game)).filter(
      (match) =>
        (over === null || match.over === over) &&
        (before === null || match.updatedAt < before) &&
        (after === null || match.updatedAt > after),
    );
    const shown = fitting.slice((page - 1) * PAGE, page * PAGE);
    return `{"matches":[${shown.map(({ json }) => json).join(',')}]}`;
  }

  private matches(game: string): Promise<readonly ListedMatch[]> {
    const now = this.clock();
    const known = this.entries.get(game);
    const age = known === undefined ? Infinity : Math.abs(now - known.at);
    const state = known?.reading.state;
    if (known !== undefined && (state === 'waiting' || (state === 'current' && age < FRESH_MS))) return known.matches;
    const wait = Math.max(0, APART_MS - age);
    const reading: Reading = { state: wait > 0 ? 'waiting' : 'current' };
    const begin = async (): Promise<readonly ListedMatch[]> => {
      if (wait > 0) await this.pause(wait);
      reading.state = 'current';
      return (await this.read(game)).map(listedMatch);
    };
    const entry: Entry = { at: now + wait, matches: begin(), reading };
    this.entries.set(game, entry);
    entry.matches.catch(() => {
      if (this.entries.get(game) === entry) this.entries.delete(game);
    });
    return entry.matches;
  }
}

function listedMatch({ id, metadata }: MatchHead): ListedMatch {
  const { players, ...rest } = JSON.parse(metadata) as MatchMetadata;
  const shown = { ...rest, matchID: id, players: Object.values(players).map(({ id: at, name }) => ({ id: at, name })) };
  return { json: JSON.stringify(shown), over: rest.gameover !== undefined, updatedAt: rest.updatedAt };
}
