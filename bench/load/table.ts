import { SEATS } from '../games';
import type { ServedMatch } from '../servers/lobby';
import { Player } from './player';

/** What a table tells of its players. */
export interface TableEvents {
  readonly updated: () => void;
  readonly moved: (milliseconds: number) => void;
  readonly trouble: (what: string) => void;
}

/** Whether a table may play on, and how fast. */
export interface Rules {
  /** Takes the right to make one more choice; false when no more shall be made. */
  mayChoose(): boolean;
  /** Milliseconds from one choice of a table to its next, at least. */
  readonly pace: number;
}

/** The players of one match at a time; when it is over they go on with the next. */
export class Table {
  readonly players: readonly Player[];
  /** The number of choices made here since the last reading. */
  moves = 0;
  private rules: Rules = { mayChoose: () => false, pace: 0 };
  /** The match that is played; empty between two of them. */
  private match = '';
  private due = 0;
  /** Those who will answer when it is time. */
  private readonly thinking = new Set<Player>();

  /** `next` gives a match that nobody has played. */
  constructor(
    port: number,
    game: string,
    seed: number,
    private readonly next: () => Promise<ServedMatch>,
    events: TableEvents,
  ) {
    this.players = Array.from(
      { length: SEATS },
      (_, seat) =>
        new Player(port, game, seat, seed * SEATS + seat, {
          updated: events.updated,
          trouble: events.trouble,
          moved: (milliseconds) => {
            this.moves += 1;
            events.moved(milliseconds);
          },
          asked: (player) => this.asked(player),
          over: (matchID) => void this.over(matchID),
        }),
    );
  }

  /** Connects all players and sits them down. */
  async open(): Promise<void> {
    await this.sit();
    await Promise.all(this.players.map((player) => player.connect()));
  }

  /** Plays by other rules from now on. */
  play(rules: Rules): void {
    this.rules = rules;
    for (const player of this.players) player.look();
  }

  private async sit(): Promise<void> {
    const match = await this.next();
    this.match = match.id;
    for (const player of this.players) player.join(match);
  }

  private asked(player: Player): void {
    if (this.thinking.has(player) || !this.rules.mayChoose()) return;
    if (this.rules.pace === 0) {
      player.choose();
      return;
    }
    const now = performance.now();
    this.due = Math.max(now, this.due + this.rules.pace);
    this.thinking.add(player);
    setTimeout(() => {
      this.thinking.delete(player);
      player.choose();
    }, this.due - now);
  }

  private async over(matchID: string): Promise<void> {
    if (matchID !== this.match) return;
    this.match = '';
    await this.sit();
  }
}
