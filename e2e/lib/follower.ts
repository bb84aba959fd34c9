import { Waiting } from '../../server/testing/waiting';
import type { Ask } from '../../shared/engine/ask';
import type { MatchView } from '../../shared/engine/match';
import type { Patch } from '../../shared/patch/operation';
import { follow, type Followed, followView } from '../../shared/protocol/replica';
import type { PatchMessage, ViewMessage } from '../../shared/protocol/rooms';
import type { Wire } from './wire';

/** Follows the view of a client of the rooms: views as they come, patches applied. */
export class RoomFollower {
  private known: ViewMessage | null = null;
  private readonly waiting = new Waiting();

  constructor(wire: Wire) {
    wire.onEvent((_, [event, body]) => {
      if (event === 'view') this.known = body as ViewMessage;
      else if (event === 'patch' && this.known !== null)
        this.known = next(followView(this.known, body as PatchMessage));
      this.waiting.wake();
    });
  }

  /** This viewer's view; null before the first one, and after a patch of another state: then one has to enter again. */
  get view(): MatchView | null {
    return this.known?.view ?? null;
  }

  /** The questions that are open for this viewer, as far as is known. */
  get asks(): readonly Ask[] {
    return this.view?.asks ?? [];
  }

  /** Resolves to whether something has become so within a time; looks again after every event. */
  until(look: () => boolean, withinMs: number): Promise<boolean> {
    return this.waiting.within(look, withinMs);
  }
}

/** The next value; null when patches are missing. Throws PatchError for a patch that does not fit: the server is wrong. */
function next<T>(followed: Followed<T>): T | null {
  if (followed.kind === 'misfit') throw followed.error;
  return followed.kind === 'next' ? followed.value : null;
}

interface StockState {
  readonly G: MatchView;
  readonly _stateID: number;
}

/** Follows the view of a client that speaks boardgame.io's protocol. */
export class StockFollower {
  private state: StockState | null = null;
  private readonly waiting = new Waiting();

  constructor(wire: Wire) {
    wire.onEvent((_, [event, , second, third, fourth]) => {
      if (event === 'sync') this.state = (second as { readonly state: StockState }).state;
      else if (event === 'update') this.state = second as StockState;
      else if (event === 'patch' && this.state !== null) {
        const numbered = { from: second as number, to: third as number, patch: fourth as Patch };
        this.state = next(follow(this.state, this.state._stateID, numbered));
      }
      this.waiting.wake();
    });
  }

  /** Resolves to whether a state has come within a time. */
  synced(withinMs: number): Promise<boolean> {
    return this.waiting.within(() => this.state !== null, withinMs);
  }

  /** The questions that are open for this viewer, as far as is known. */
  get asks(): readonly Ask[] {
    return this.state?.G.asks ?? [];
  }
}
