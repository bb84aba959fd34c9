/** Our server: durable, limits raised, everything else as it is in use. */
import pino from 'pino';

import { type AppOptions, createApp } from '../../server/app';
import { openStorage } from '../../server/storage/open';
import { NO_LIMITS } from '../../server/testing/serve';
import { gameOf } from '../games';
import { type Place, serve } from './serve';

const quiet = pino({ level: 'silent' });

async function storageAt(place: Place): Promise<AppOptions['data']> {
  switch (place.kind) {
    case 'memory':
      return ':memory:';
    case 'folder':
      return openStorage({ dataDir: place.path, databaseUrl: null }, quiet);
    case 'postgres':
      return openStorage({ dataDir: '', databaseUrl: place.url }, quiet);
  }
}

serve(async ({ game, place }) => {
  const data = await storageAt(place);
  return createApp({ games: [gameOf(game)], data, limits: NO_LIMITS }).listen(0);
});
