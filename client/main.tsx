import './base/theme.css';
import './app/app.css';

import { createRoot } from 'react-dom/client';

import { App } from './app/App';
import { routeOf } from './app/route';
import { Connection, type RoomsSocket, SOCKET_OPTIONS } from './base/connection/connection';
import { watchForMissingCode } from './base/missing-code';
import { registerWorker } from './base/offline/register';
import { painted } from './base/painted';
import { followDevice, wear } from './base/theme/theme';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root');

/** The first screen is drawn without it. A room has nothing to show before it, so it comes at once there. */
async function loadSocket(): Promise<RoomsSocket> {
  if (routeOf(window.location.pathname).kind !== 'room') await painted();
  const { io } = await import('socket.io-client');
  return io('/rooms', SOCKET_OPTIONS);
}

// Done already by the early script, but for a development server, and for a page that could not fetch it.
wear();
followDevice();
watchForMissingCode();
createRoot(root).render(<App connection={new Connection(loadSocket())} />);
registerWorker();
