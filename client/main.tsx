import './base/theme.css';
import './base/base.css';
import './base/ui/paper.css';
import './base/ui/sheet.css';
import './base/ui/button.css';
import './base/ui/mark.css';
import './base/ui/bar.css';
import './base/ui/more-below.css';
import './app/app.css';

import { createRoot } from 'react-dom/client';

import { App } from './app/App';
import { routeOf } from './app/route';
import type { Connection } from './base/connection/connection';
import { pathNow } from './base/history';
import { followTranslators } from './base/i18n/translators';
import { watchForMissingCode } from './base/missing-code';
import { registerWorker } from './base/offline/register';
import { painted } from './base/painted';
import { followDevice, wear } from './base/theme/theme';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root');

/** The first screen is drawn without it. A room has nothing to show before it, so it comes at once there. */
async function connection(): Promise<Connection> {
  if (routeOf(pathNow()).kind !== 'room') await painted();
  const { openConnection } = await import('./base/connection/open');
  return openConnection();
}

// Done already by early.ts, but for a development server, and for a page that could not fetch it.
wear();
followDevice();
watchForMissingCode();
followTranslators(document.body);
createRoot(root).render(<App connection={connection()} />);
registerWorker();
