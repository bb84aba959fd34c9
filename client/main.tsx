import './base/theme.css';
import './app/app.css';

import { createRoot } from 'react-dom/client';

import { App } from './app/App';
import { Connection, type RoomsSocket, SOCKET_OPTIONS } from './base/connection/connection';
import { registerWorker } from './base/offline/register';

/** Loaded beside the first screen, which is drawn without it. */
const socket = import('socket.io-client').then(({ io }): RoomsSocket => io('/rooms', SOCKET_OPTIONS));
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root');
createRoot(root).render(<App connection={new Connection(socket)} />);
registerWorker();
