import { isQuestion } from '../../shared/engine/ask';
import type { MatchView } from '../../shared/engine/match';
import type { NumberedPatch, Patch } from '../../shared/patch/operation';
import { follow } from '../../shared/protocol/replica';
import { randomChoice, testRandom } from '../../shared/testing/playout';
import type { ServedMatch } from '../servers/lobby';
import { decode, Wire } from './wire';

/** The fields of a boardgame.io client's state that are used here. */
interface ClientState {
  readonly G: MatchView;
  readonly _stateID: number;
}

/** The events of a player. */
export interface PlayerEvents {
  /** An update came in. */
  updated(): void;
  /** The player has seen what came of the choice it made so many milliseconds ago. */
  moved(milliseconds: number): void;
  /** It is this player's turn to choose something: call {@link Player.choose} now or later. */
  asked(player: Player): void;
  /** The player sees that its match is over. */
  over(matchID: string): void;
  /** The server refused something, or sent something that does not fit what the player has. */
  trouble(what: string): void;
}

/** One seat of a match: a boardgame.io client without a screen that answers its questions at random. */
export class Player {
  private readonly random: () => number;
  private readonly id: string;
  private wire: Wire | null = null;
  private match: ServedMatch | null = null;
  private state: ClientState | null = null;
  private sent: { readonly at: number; readonly ask: string; readonly key: string } | null = null;

  constructor(
    private readonly port: number,
    private readonly game: string,
    private readonly seat: number,
    seed: number,
    private readonly events: PlayerEvents,
  ) {
    this.id = String(seat);
    this.random = testRandom(seed);
  }

  /** Connects, and asks for the state of the match it is in, if any. */
  async connect(): Promise<void> {
    this.wire = await Wire.open(this.port, `/${this.game}`, (frame) => this.receive(frame));
    this.sync();
  }

  /** Sits down at a match. */
  join(match: ServedMatch): void {
    this.match = match;
    this.state = null;
    this.sent = null;
    this.sync();
  }

  get bytesRead(): number {
    return this.wire?.bytesRead ?? 0;
  }

  /** Whether it knows the state of its match. */
  get isSynced(): boolean {
    return this.state !== null;
  }

  /** Whether it has not seen yet what came of its choice. */
  get isWaiting(): boolean {
    return this.sent !== null;
  }

  /** How many bytes its whole state is as JSON. */
  get stateBytes(): number {
    return this.state === null ? NaN : Buffer.byteLength(JSON.stringify(this.state));
  }

  /** Answers an open question, if there is one and no other answer is under way. */
  choose(): void {
    const { wire, match, state } = this;
    if (wire === null || match === null || state === null || this.sent !== null) return;
    const waiting = this.open(state);
    if (waiting.length === 0) return;
    const { ask, key } = randomChoice(waiting, this.random);
    this.sent = { at: performance.now(), ask, key };
    const payload = { type: 'choose', args: [ask, key], playerID: this.id, credentials: match.credentials[this.seat] };
    wire.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match.id, this.id);
  }

  /** Looks whether there is something to answer. */
  look(): void {
    if (this.state !== null) this.see(this.state);
  }

  private open({ G }: ClientState): MatchView['asks'] {
    return G.over === null ? G.asks.filter(isQuestion) : [];
  }

  private sync(): void {
    if (this.match === null) return;
    this.wire?.emit('sync', this.match.id, this.id, this.match.credentials[this.seat], 2);
  }

  private receive(frame: Buffer): void {
    const [event, matchID, ...args] = decode(frame);
    if (event === 'refused') this.events.trouble(`refused ${JSON.stringify(matchID)}`);
    if (this.match === null || matchID !== this.match.id) return;
    switch (event) {
      case 'sync':
        this.state = (args[0] as { readonly state: ClientState }).state;
        this.see(this.state);
        return;
      case 'update':
        this.events.updated();
        this.state = args[0] as ClientState;
        this.see(this.state);
        return;
      case 'patch':
        this.events.updated();
        this.patch({ from: args[0] as number, to: args[1] as number, patch: args[2] as Patch });
    }
  }

  private patch(message: NumberedPatch): void {
    if (this.state === null) return;
    const followed = follow(this.state, this.state._stateID, message);
    switch (followed.kind) {
      case 'next':
        this.state = followed.value;
        this.see(this.state);
        return;
      case 'outdated':
        return;
      case 'misfit':
        throw followed.error;
      case 'gap':
        // As boardgame.io's own client does: it asks for the whole state.
        this.events.trouble('patch of another state');
        this.state = null;
        this.sync();
    }
  }

  private see(state: ClientState): void {
    if (this.sent !== null) {
      const { ask, at, key } = this.sent;
      const still = state.G.asks.find(({ id }) => id === ask);
      // Another player's answer came in between: ours is still on its way.
      if (still?.options.some((option) => option.key === key) === true) return;
      this.sent = null;
      // The question is open but without what was chosen: the answer came too late and was refused.
      if (still === undefined) this.events.moved(performance.now() - at);
    }
    if (state.G.over !== null) this.events.over(this.match?.id ?? '');
    else if (this.open(state).length > 0) this.events.asked(this);
  }
}
