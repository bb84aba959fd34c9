import { matchPlace, roomPlace } from '../../server/storage/storage';
import type { GameModule } from '../../shared/engine/game';
import type { Dice } from '../lib/dice';
import { HttpSender } from '../lib/http';
import type { Canaries } from './secrets';
import type { ServerUnderTest } from './server-under-test';
import { StoredRows } from './stored';
import { Fault, Table } from './table';

/** Where honest players come from: no attacker comes from there. */
const HONEST_ADDRESS = '127.0.0.1';

/** Two honest players, who play one match after another. */
export class Control {
  /** The number of answers with the right result. */
  played = 0;
  matches = 1;

  private constructor(
    private readonly server: ServerUnderTest,
    private readonly game: GameModule,
    private readonly canaries: Canaries,
    private table: Table,
  ) {}

  /** Sits them down. Throws Fault when the server does not let them. */
  static async open(server: ServerUnderTest, game: GameModule, canaries: Canaries): Promise<Control> {
    const table = await Table.open({ server, game, seats: 2, from: HONEST_ADDRESS });
    hide(table, canaries);
    return new Control(server, game, canaries, table);
  }

  get code(): string {
    return this.table.code;
  }

  /** Plays one answer. Throws Fault when its result is wrong. */
  async play(dice: Dice): Promise<void> {
    if (this.table.over) {
      this.table.close();
      const { server, game } = this;
      this.table = await Table.open({ server, game, seats: 2, from: HONEST_ADDRESS });
      hide(this.table, this.canaries);
      this.matches += 1;
    }
    await this.table.play(dice);
    this.played += 1;
  }

  close(): void {
    this.table.close();
  }
}

/** Matches without players, with their contents in the database. */
export class Bystanders {
  private readonly before: string;

  private constructor(
    private readonly tables: readonly Table[],
    /** A match of the lobby with all its seats taken. */
    readonly match: string,
    private readonly rows: StoredRows,
  ) {
    this.before = this.stored();
  }

  /** Begins a match of each game in the rooms, and one in the lobby. */
  static async open(
    server: ServerUnderTest,
    games: readonly GameModule[],
    canaries: Canaries,
    dice: Dice,
  ): Promise<Bystanders> {
    const tables: Table[] = [];
    for (const game of games) {
      const table = await Table.open({ server, game, seats: 2, from: HONEST_ADDRESS });
      hide(table, canaries);
      for (let i = 0; i < 5; i++) await table.play(dice);
      tables.push(table);
    }
    const http = new HttpSender(server.url, HONEST_ADDRESS);
    const [game] = games;
    const lobby = `/games/${game?.meta.name ?? ''}`;
    const match = String((await http.post(`${lobby}/create`, { numPlayers: 2 }))?.matchID);
    for (const playerName of ['Cleo', 'Dora']) {
      const joined = await http.post(`${lobby}/${match}/join`, { playerName });
      if (typeof joined?.playerCredentials !== 'string') throw new Fault('the lobby did not let an honest player in');
      canaries.addToken(joined.playerCredentials);
    }
    http.close();
    return new Bystanders(tables, match, new StoredRows(server.folder));
  }

  get codes(): readonly string[] {
    return this.tables.map(({ code }) => code);
  }

  /** Throws Fault when a stored byte of theirs or a view of them has changed. */
  async verify(): Promise<void> {
    if (this.stored() !== this.before) throw new Fault('the stored match of bystanders has changed');
    for (const table of this.tables) await table.verify();
  }

  close(): void {
    this.rows.close();
    for (const table of this.tables) table.close();
  }

  private stored(): string {
    const { codes, match, rows } = this;
    const matches = [match, ...codes.map((code) => rows.matchOf(code))];
    // Comments on the match of a room are of spectators, and whoever has its code may be one.
    return rows.about([...codes, ...codes.map(roomPlace), ...matches, matchPlace(match)]);
  }
}

function hide(table: Table, canaries: Canaries): void {
  for (const token of table.tokens) canaries.addToken(token);
  canaries.addMatch(table.model.match);
}
