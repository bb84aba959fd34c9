/** Our server: durable, limits raised, everything else as it is in use. */
import { type AppOptions, createApp } from '../../server/app';
import { openPostgres } from '../../server/storage/postgres';
import { NO_LIMITS } from '../../server/testing/serve';
import { gameOf } from '../games';
import { type Place, serve } from './serve';

async function storageAt(place: Place): Promise<AppOptions['data']> {
  switch (place.kind) {
    case 'memory':
      return ':memory:';
    case 'folder':
      return place.path;
    case 'postgres':
      return openPostgres(place.url);
  }
}

serve(async ({ game, place }) => {
  const data = await storageAt(place);
  return createApp({ games: [gameOf(game)], data, limits: NO_LIMITS }).listen(0);
});
