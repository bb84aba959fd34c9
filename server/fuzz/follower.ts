import type { Ask } from '../../shared/engine/ask';
import type { MatchView } from '../../shared/engine/match';
import { applyPatch } from '../../shared/patch/apply';
import type { Patch } from '../../shared/patch/operation';
import type { PatchMessage, ViewMessage } from '../../shared/protocol/rooms';
import type { Wire } from './wire';

/** Keeps what somebody at the rooms sees of their match: views as they come, patches applied. */
export class RoomFollower {
  /** Null before the first view, and after a patch that does not fit: then one has to enter again. */
  view: MatchView | null = null;
  private stateID = -1;
  private readonly listeners = new Set<() => void>();

  constructor(wire: Wire) {
    wire.onEvent((_, [event, body]) => {
      if (event === 'view') {
        const message = body as ViewMessage;
        this.view = message.view;
        this.stateID = message.stateID;
      } else if (event === 'patch') {
        const message = body as PatchMessage;
        this.view = this.view === null || message.from !== this.stateID ? null : applyPatch(this.view, message.patch);
        this.stateID = message.to;
      }
      for (const listener of [...this.listeners]) listener();
    });
  }

  /** The questions that are open for this viewer, as far as is known. */
  get asks(): readonly Ask[] {
    return this.view?.asks ?? [];
  }

  /** Resolves to whether something has become so within a time; looks again after every event. */
  until(look: () => boolean, withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (result: 'so' | 'not so'): void => {
        clearTimeout(timer);
        this.listeners.delete(check);
        resolve(result === 'so');
      };
      const check = (): void => {
        if (look()) settle('so');
      };
      const timer = setTimeout(() => settle('not so'), withinMs);
      this.listeners.add(check);
      check();
    });
  }
}

interface StockState {
  readonly G: MatchView;
  readonly _stateID: number;
}

/** Keeps what somebody who speaks boardgame.io's protocol sees of their match. */
export class StockFollower {
  private state: StockState | null = null;

  constructor(wire: Wire) {
    wire.onEvent((_, [event, , second, third, fourth]) => {
      if (event === 'sync') this.state = (second as { readonly state: StockState }).state;
      else if (event === 'update') this.state = second as StockState;
      else if (event === 'patch' && this.state !== null) {
        const fits = this.state._stateID === second;
        this.state = fits ? { ...applyPatch(this.state, fourth as Patch), _stateID: third as number } : null;
      }
    });
  }

  /** The questions that are open for this viewer, as far as is known. */
  get asks(): readonly Ask[] {
    return this.state?.G.asks ?? [];
  }
}
