import { type Choice, TABLE } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { randomChoice } from '../../shared/testing/playout';
import type { Dice } from '../lib/dice';
import { RoomFollower } from '../lib/follower';
import { START, takeSeat } from '../lib/seat';
import { type Outcome, TIMEOUT_MS, Wire } from '../lib/wire';
import { MatchModel } from './model';
import type { ServerUnderTest } from './server-under-test';

/** Thrown when the server does not treat honest players as it must. */
export class Fault extends Error {}

/** A player who keeps to the rules. */
interface Player {
  readonly wire: Wire;
  readonly follower: RoomFollower;
  readonly token: string;
}

interface TableSpec {
  readonly server: ServerUnderTest;
  readonly game: GameModule;
  readonly seats: number;
  /** The local address the players come from. */
  readonly from: string;
}

/** A running match of honest players, and beside it the same match played outside the server. */
export class Table {
  private constructor(
    readonly code: string,
    readonly model: MatchModel,
    private readonly players: readonly Player[],
  ) {}

  /** Opens a room, seats everybody and starts. Throws {@link Fault} when the server does not play along. */
  static async open(spec: TableSpec): Promise<Table> {
    const wires: Wire[] = [];
    try {
      return await Table.openOver(wires, spec);
    } catch (error) {
      for (const wire of wires) wire.close();
      throw error;
    }
  }

  /** As {@link open}; notes each connection in `wires`. */
  private static async openOver(wires: Wire[], { server, game, seats, from }: TableSpec): Promise<Table> {
    const players: Player[] = [];
    let code = '';
    for (let i = 0; i < seats; i++) {
      const wire = await Wire.open(server.url, from);
      if (wire === null) throw new Fault('an honest player was not let in');
      wires.push(wire);
      const follower = new RoomFollower(wire);
      if ((await wire.join('/rooms')) === 'refused') throw new Fault('an honest player was refused');
      const name = `Player ${i}`;
      const answer = await takeSeat(
        wire,
        i === 0 ? { kind: 'create', game: game.meta.name, name } : { kind: 'join', code, name },
      );
      if (answer.kind === 'not-seated') throw refused(answer.outcome);
      code = answer.seat.code;
      players.push({ wire, follower, token: answer.seat.token });
    }
    done(await ask(players, 0, START));
    for (const { follower } of players) {
      if (!(await follower.until(() => follower.view !== null, TIMEOUT_MS))) throw new Fault('no view at the start');
    }
    const table = new Table(code, new MatchModel(game, await server.setups(), seats), players);
    await table.verify();
    return table;
  }

  get tokens(): readonly string[] {
    return this.players.map(({ token }) => token);
  }

  get over(): boolean {
    return this.model.match.over !== null;
  }

  /** Whether the table waits for the server alone. */
  get paused(): boolean {
    return this.model.asks.some((open) => open.seat === TABLE);
  }

  /** Sends an answer of a seat, right or wrong. */
  answer({ seat, ask: id, key }: Choice): Promise<Outcome> {
    return ask(this.players, seat, JSON.stringify(['choose', { ask: id, key }]));
  }

  /** Plays one legal answer, and checks the views of all. Throws {@link Fault} when a view is wrong. */
  async play(dice: Dice): Promise<Choice> {
    // The server ends by itself what the table waits for.
    const pause = this.model.asks.find((open) => open.seat === TABLE);
    const choice =
      pause === undefined
        ? randomChoice(this.model.asks, () => dice.below(2 ** 32) / 2 ** 32)
        : { seat: TABLE, ask: pause.id, key: pause.fallback ?? '' };
    if (pause === undefined) done(await this.answer(choice));
    this.model.accept(choice);
    await this.verify();
    return choice;
  }

  /** Waits until all views are right; throws {@link Fault} when they do not become so. */
  async verify(): Promise<void> {
    for (const [i, { follower }] of this.players.entries()) {
      const agreed = await follower.until(() => this.model.agrees(i, follower.view), TIMEOUT_MS);
      if (!agreed) throw new Fault(`seat ${i} of room ${this.code} does not see what it must`);
    }
  }

  close(): void {
    for (const { wire } of this.players) wire.close();
  }
}

function ask(players: readonly Player[], by: number, text: string): Promise<Outcome> {
  const player = players[by];
  if (player === undefined) throw new RangeError(`no seat ${by}`);
  return player.wire.ask('/rooms', text);
}

/** Throws {@link Fault} unless a command was done. */
function done(outcome: Outcome): void {
  const [reply] = outcome.kind === 'answered' ? (outcome.args as { readonly ok?: unknown }[]) : [];
  if (reply?.ok !== true) throw refused(outcome);
}

function refused(outcome: Outcome): Fault {
  return new Fault(`an honest player got ${JSON.stringify(outcome)}`);
}
