/** boardgame.io's own server with the same game definition, with one of three storages, as its documentation shows it. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { PostgresStore } from 'bgio-postgres';
import type { StorageAPI } from 'boardgame.io';
import { FlatFile, Server } from 'boardgame.io/server';

import { type InjectedSetup, toBoardgameIo } from '../../shared/bgio/game';
import { keysFrom, type StreamKeys } from '../../shared/engine/rng';
import { gameOf } from '../games';
import { type Place, serve } from './serve';

/** Undefined is boardgame.io's own choice: in memory. */
function storageAt(place: Place): StorageAPI.Async | undefined {
  switch (place.kind) {
    case 'memory':
      return undefined;
    case 'folder':
      return promptFlatFile(place.path);
    case 'postgres':
      // It would write every statement to the console.
      return new PostgresStore(place.url, { logging: false });
  }
}

/**
 * FlatFile at its best: node-persist would hold back a write that comes during another one for up to a second, and one
 * match would make one move a second.
 */
function promptFlatFile(dir: string): StorageAPI.Async {
  const storage = new FlatFile({ dir });
  const { games } = storage as unknown as { readonly games: { readonly init: (options: object) => Promise<void> } };
  storage.connect = () => games.init({ dir, writeQueue: false });
  return storage;
}

serve(async ({ game: name, place }) => {
  const module = await gameOf(name).load();
  const game = toBoardgameIo(module);
  // Our host makes the keys a match is set up with; here the game must do it itself.
  const keys = (): StreamKeys => keysFrom(randomBytes(32).toString('hex'), module.streams);
  const injected = (): InjectedSetup => ({ keys: keys(), options: {} });
  const hosted = {
    ...game,
    setup: (context: Parameters<NonNullable<typeof game.setup>>[0]) => game.setup?.(context, injected()),
  };
  const db = storageAt(place);
  const server = Server({ games: [hosted], origins: ['*'], ...(db === undefined ? {} : { db }) });
  const running = await server.run(0);
  return (running.appServer.address() as AddressInfo).port;
});
