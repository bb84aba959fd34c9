import { useEffect, useRef, useState } from 'react';

import type { ConnectionState } from '../base/connection/state';
import { hasNewerPage } from '../base/offline/newer';

/** Whether the server has come back with a newer page than this one. It is asked whenever the connection was lost and is back. */
export function useNewerPage(link: ConnectionState['link']): boolean {
  const [newer, setNewer] = useState(false);
  const away = useRef(false);
  useEffect(() => {
    if (link === 'offline' || link === 'restarting') away.current = true;
    if (link !== 'online' || !away.current) return;
    away.current = false;
    // A server that goes again meanwhile is asked when it is back.
    hasNewerPage().then(setNewer, () => undefined);
  }, [link]);
  return newer;
}
