import { Browser } from '../../server/testing/browser';
import { type Choice, type Seat, seat } from '../../shared/engine/ask';
import type { GameMeta } from '../../shared/engine/game';
import { type Alone, asksForKeeper } from '../../shared/engine/keeper';
import type { Match } from '../../shared/engine/match';
import type { MemberId } from '../../shared/protocol/rooms';

/** Lets a player of a game go, have another one answer for them, and come back. */
export class Absence {
  /** The seats whose owners have been away: their browsers were not shown everything. */
  readonly left = new Set<Seat>();
  private away: { readonly of: Seat; readonly by: Seat } | null = null;

  /** @param players by seat; whoever comes back has a new browser there */
  constructor(
    private readonly players: Browser[],
    private readonly url: string,
  ) {}

  /** Whether no player has been away yet and there are others who could stand in. */
  get isNew(): boolean {
    return this.left.size === 0 && this.players.length > 1;
  }

  /** The browsers of all players who are present. */
  get here(): readonly Browser[] {
    return this.players.filter((_, i) => i !== this.away?.of);
  }

  /** Whether the owner of a seat has gone. */
  isAway(of: number): boolean {
    return this.away?.of === of;
  }

  /** A player goes, and the others agree that the first of them answers for the seat. */
  async leave(of: Seat, alone: Alone): Promise<void> {
    const owner = this.players[of];
    const id = owner === undefined ? undefined : memberAt(owner, of);
    if (owner === undefined || id === undefined) throw new Error('nobody there');
    owner.close();
    this.left.add(of);
    const by = seat(of === 0 ? 1 : 0);
    this.away = { of, by };
    const [asking, ...others] = this.here;
    const me = asking === undefined ? undefined : memberAt(asking, by);
    if (asking === undefined || me === undefined) throw new Error('nobody left');
    await asking.until(() => asking.rooms.at(-1)?.members.some(({ id: who, connected }) => who === id && !connected));
    const keeper = { kind: 'member', member: me } as const;
    const asked = await asking.say('propose', { what: { kind: 'keep', member: id, by: keeper, alone } });
    if (!asked.ok) throw new Error(`keeping a seat was refused: ${asked.error}`);
    if (others.length > 0) {
      const proposal = await asking.until(() => {
        const open = asking.rooms.at(-1)?.proposal;
        return open?.what.kind === 'keep' ? open.id : null;
      });
      for (const one of others) await one.say('agree', { proposal });
    }
    await asking.until(() => asking.view.view.kept !== undefined);
  }

  /** The absent player comes back in a new browser. */
  async comeBack(): Promise<void> {
    const owner = this.away === null ? undefined : this.players[this.away.of];
    if (this.away === null || owner === undefined) return;
    const again = new Browser(this.url);
    again.token = owner.token;
    again.code = owner.code;
    this.players[this.away.of] = again;
    this.away = null;
    const entered = await again.say('enter', { code: again.code, token: again.token });
    if (!entered.ok) throw new Error(`coming back was refused: ${entered.error}`);
    await again.until(() => again.views.length > 0);
  }

  /**
   * The browser that sends an answer of a seat: its stand-in's, if the owner has gone and the stand-in may answer. Null
   * when only the owner may.
   */
  senderOf({ meta }: { readonly meta: GameMeta }, match: Match, { seat: of, ask }: Choice) {
    if (this.away?.of !== of) return { browser: this.players[of], more: {} };
    const may = asksForKeeper(meta, match, of).some(({ id }) => id === ask);
    return may ? { browser: this.players[this.away.by], more: { seat: of } } : null;
  }
}

function memberAt(one: Browser, of: Seat): MemberId | undefined {
  return one.rooms.at(-1)?.members.find(({ seat: at }) => at === of)?.id;
}
