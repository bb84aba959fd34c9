import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';

import { seat } from '../engine/ask';
import type { GameModule } from '../engine/game';
import { viewOf } from '../engine/match';
import { keysFrom } from '../engine/rng';
import { toy } from '../testing/toy';
import { entropy } from '../testing/toy/play';
import { type BoardgameIoG, isMatch, seatOf, toBoardgameIo } from './game';

const module_ = toy as unknown as GameModule;
const game = toBoardgameIo(module_);
const reducer = CreateGameReducer({ game });

function start(): State<BoardgameIoG> {
  const keys = keysFrom(entropy(3), toy.streams);
  const setupData = { keys, options: {} };
  return InitializeGame({ game, numPlayers: 2, setupData }) as State<BoardgameIoG>;
}

function move(
  state: State<BoardgameIoG>,
  by: string,
  ...args: unknown[]
): State<BoardgameIoG> & { transients?: unknown } {
  return reducer(state, {
    type: 'MAKE_MOVE',
    payload: { type: 'choose', args, playerID: by },
  } as unknown as Parameters<typeof reducer>[1]);
}

function openAsk(state: State<BoardgameIoG>, by: number): string {
  return state.G.asks.find(({ seat: asked }) => asked === by)?.id ?? '';
}

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

describe('toBoardgameIo', () => {
  it('starts a match from injected options and keys, with every seat active', () => {
    const state = start();
    expect(isMatch(state.G)).toBe(true);
    expect(state.ctx.activePlayers).toEqual({ 0: null, 1: null });
  });

  it.each([undefined, {}, { keys: 5 }])('refuses setup data nobody injected: %j', (setupData) => {
    expect(() => InitializeGame({ game, numPlayers: 2, setupData })).toThrow('error.bad-options');
  });

  it('never draws from the random plugin, and its state does not depend on the clock', () => {
    const state = start();
    const after = move(state, '0', openAsk(state, 0), 'vow.0.north');
    expect(after.plugins.random).toEqual(state.plugins.random);
    expect(start()).toEqual(state);
  });

  it('keeps no entropy in the state, only keys made from it', () => {
    expect(JSON.stringify(start())).not.toContain(entropy(3));
  });

  it('answers an ask, also with an old state id, and counts no moves where others could see them', () => {
    const state = start();
    const after = move(state, '1', openAsk(state, 1), 'vow.1.south');
    expect(after.G).toMatchObject({ rev: 1 });
    expect(after._stateID).toBe(1);
    expect(after.ctx).toEqual(state.ctx);
    expect(after._undo).toEqual([]);
  });

  it.each([
    ['an unknown ask', '0', ['9.9', 'x']],
    ['the ask of another seat', '1', ['0.0.1', 'vow.0.north']],
    ['no arguments', '0', []],
    ['arguments of other types', '0', [{}, 5]],
    ['a seat that does not exist', '7', ['0.0.1', 'vow.0.north']],
    ['a seat by the name of __proto__', '__proto__', ['0.0.1', 'vow.0.north']],
  ])('refuses %s and changes nothing', (_, by, args) => {
    const state = start();
    const after = move(state, by, ...args);
    expect([after.G, after.ctx, after._stateID]).toEqual([state.G, state.ctx, 0]);
    expect(after.transients).toBeDefined();
  });

  it('says INVALID_MOVE itself, so that boardgame.io knows', () => {
    const state = start();
    const processed = ProcessGameConfig(game);
    const result: unknown = processed.processMove(state, { type: 'choose', args: ['no', 'no'], playerID: '0' });
    expect(result).toBe(INVALID_MOVE);
  });

  it('has no event a client could send', () => {
    expect(ProcessGameConfig(game).flow.enabledEventNames).toEqual([]);
  });

  it('shows each player their own view, and leaves a view that was filtered before as it is', () => {
    const { G, ctx } = start();
    if (!isMatch(G)) throw new Error('not a match');
    const view = game.playerView?.({ G, ctx, playerID: '1' }) as BoardgameIoG;
    expect(view).toEqual(viewOf(module_, G, seat(1)));
    expect(game.playerView?.({ G: view, ctx, playerID: '1' })).toBe(view);
    expect(game.playerView?.({ G, ctx, playerID: null })).toEqual(viewOf(module_, G, null));
  });

  it('enumerates exactly the legal moves of a seat, from the match and from its view alike', () => {
    const { G, ctx } = start();
    const view = game.playerView?.({ G, ctx, playerID: '1' }) as BoardgameIoG;
    const moves = [
      { move: 'choose', args: [openAsk(start(), 1), 'vow.1.north'] },
      { move: 'choose', args: [openAsk(start(), 1), 'vow.1.south'] },
    ];
    expect(game.ai?.enumerate(G, ctx, '1')).toEqual(moves);
    expect(game.ai?.enumerate(view, ctx, '1')).toEqual(moves);
    expect(game.ai?.enumerate(G, ctx, 'x')).toEqual([]);
  });

  it('plays a whole match in the stock local client, to a gameover that equals the outcome', () => {
    const solo = { ...game, setup: () => start().G };
    const client = Client<BoardgameIoG>({ game: solo, numPlayers: 2, debug: false });
    client.start();
    for (let i = 0; i < 500; i++) {
      const state = client.store.getState() as State<BoardgameIoG>;
      if (state.ctx.gameover !== undefined) break;
      const by = String(state.G.asks[0]?.seat);
      const [first] = game.ai?.enumerate(state.G, state.ctx, by) ?? [];
      client.updatePlayerID(by);
      if (first !== undefined && 'args' in first) client.moves.choose?.(...((first.args ?? []) as unknown[]));
    }
    const end = client.store.getState() as State<BoardgameIoG>;
    expect(end.ctx.gameover).toEqual(end.G.over);
    expect(end.G.over).not.toBeNull();
    client.stop();
  });
});

describe('seatOf', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['', null],
    ['-1', null],
    ['1e1', null],
    ['123', null],
    ['__proto__', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (id, expected) => {
    expect(seatOf(id)).toBe(expected);
  });
});
