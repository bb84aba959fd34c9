import { useEffect } from 'react';

import type { GameMeta } from '../../../shared/engine/game';
import { useConnectionState } from '../../base/connection/ConnectionContext';
import { useEvent } from '../../base/ui/useEvent';
import { type Loaded, useLoaded } from '../../base/useLoaded';
import { fetchGames } from './fetched';

/** Loads the games that a room can be opened for; once more when the server is back. */
export function useGames(): Loaded<readonly GameMeta[]> {
  const loaded = useLoaded(fetchGames);
  const { link } = useConnectionState();
  const retry = useEvent(() => {
    if (loaded.kind === 'failed') loaded.retry();
  });
  useEffect(() => {
    if (link === 'online') retry();
  }, [link, retry]);
  return loaded;
}
