import { Dice } from '../lib/dice';
import { type Arena, type Episode, episodeOf, type Kind } from './arena';
import { choicesEpisode } from './episodes/choices';
import { framesEpisode } from './episodes/frames';
import { pollingEpisode } from './episodes/polling';
import { restEpisode } from './episodes/rest';
import { roomsEpisode } from './episodes/rooms';
import { stockEpisode } from './episodes/stock';
import { Bystanders, Control } from './others';
import { Canaries } from './secrets';
import { gamesUnderTest, type LimitsKind, type ServerUnderTest } from './server-under-test';
import { Fault } from './table';
import { Tally } from './tally';

/** The kinds of episodes, and how many of a hundred are of each. */
const SHARES: readonly (readonly [Kind, number])[] = [
  ['rooms', 45],
  ['stock', 20],
  ['frames', 10],
  ['polling', 2],
  ['rest', 13],
  ['choices', 10],
];

const EPISODES: { readonly [Name in Kind]: (arena: Arena, episode: Episode) => Promise<void> } = {
  rooms: roomsEpisode,
  stock: stockEpisode,
  frames: framesEpisode,
  polling: pollingEpisode,
  rest: restEpisode,
  choices: choicesEpisode,
};

/** The heading of findings about the process itself. */
export const SERVER = 'the server';

/** Where attackers come from. */
const ADDRESSES = Array.from({ length: 8 }, (_, i) => `127.0.0.${i + 10}`);

/** The fuzzing of one server, with honest players beside. */
export class Campaign {
  private constructor(
    readonly arena: Arena,
    readonly control: Control,
    private readonly bystanders: Bystanders,
    private readonly dice: Dice,
  ) {}

  /**
   * Sits the honest players down. Throws Fault when the server does not let them.
   * @param only the name of the game that all packets are about; all games when not given
   */
  static async open(
    server: ServerUnderTest,
    limits: LimitsKind,
    seed: number,
    tally = new Tally(),
    only?: string,
  ): Promise<Campaign> {
    const games = await gamesUnderTest(only);
    const dice = new Dice(seed);
    const canaries = new Canaries();
    server.secrets.forEach((secret) => canaries.add(secret));
    const bystanders = await Bystanders.open(server, [...games.values()], canaries, dice);
    const control = await Control.open(server, dice.pick([...games.values()]), canaries);
    const arena = {
      server,
      limits,
      games,
      canaries,
      tally,
      othersCodes: [...bystanders.codes, control.code],
      othersMatches: [bystanders.match],
      addresses: ADDRESSES,
    };
    return new Campaign(arena, control, bystanders, dice);
  }

  /** An episode of a random kind. */
  next(dice: Dice, packets: number): Episode {
    let roll = dice.below(100);
    for (const [kind, share] of SHARES) {
      roll -= share;
      // Who plays by the rules is slowed down with the rest of their address: that is no fault.
      const possible = kind === 'choices' && this.arena.limits === 'real' ? 'rooms' : kind;
      if (roll < 0) return episodeOf(possible, dice.fork(), packets);
    }
    throw new RangeError('the shares are not a hundred');
  }

  /** Runs an episode. What it finds is in the tally. */
  async run(episode: Episode): Promise<void> {
    await this.noting(episode.name, () => EPISODES[episode.kind](this.arena, episode));
  }

  /** Lets the honest players play one answer. */
  async play(): Promise<void> {
    await this.noting('honest players', () => this.control.play(this.dice));
  }

  /** Looks whether the server is well and nobody else's match has changed. */
  async check(): Promise<void> {
    await this.noting('bystanders', () => this.bystanders.verify());
    const { faults } = await this.arena.server.health();
    for (const fault of faults) this.arena.tally.find(SERVER, fault, '');
  }

  close(): void {
    this.control.close();
    this.bystanders.close();
  }

  private async noting(episode: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.arena.tally.find(episode, error.message, '');
    }
  }
}
