import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';

import { type BoardgameIoG, toBoardgameIo } from '../../shared/bgio/game';
import type { MatchView } from '../../shared/engine/match';
import { toyModule } from './serve';
import { Waiting } from './waiting';

type State = NonNullable<ReturnType<ReturnType<typeof Client<BoardgameIoG>>['getState']>>;

/** A stock boardgame.io client with its SocketIO transport, exactly as its documentation shows it. */
export class StockPlayer {
  readonly client: ReturnType<typeof Client<BoardgameIoG>>;
  private readonly waiting = new Waiting();

  constructor(
    server: string,
    readonly matchID: string,
    readonly playerID?: string,
    credentials?: string,
    module = toyModule,
  ) {
    const game = toBoardgameIo(module);
    const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } });
    this.client = Client<BoardgameIoG>({
      game,
      multiplayer,
      matchID,
      debug: false,
      ...(playerID === undefined ? {} : { playerID }),
      ...(credentials === undefined ? {} : { credentials }),
    });
    this.client.subscribe(() => this.waiting.wake());
    this.client.start();
  }

  /** The state it shows; null before the first sync. */
  get state(): State | null {
    return this.client.getState();
  }

  /** Its view; throws before the first sync. */
  get view(): MatchView {
    if (this.state === null) throw new Error('not synced');
    return this.state.G as MatchView;
  }

  /** Makes the only move. */
  choose(ask: string, key: string): void {
    this.client.moves.choose?.(ask, key);
  }

  /** Waits until something is so, looking again after every change. */
  async until(look: () => boolean): Promise<void> {
    await this.waiting.until(look);
  }

  stop(): void {
    this.client.stop();
  }
}
