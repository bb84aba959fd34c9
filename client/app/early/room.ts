/** The early script of a room's page. It has the browser fetch the game beside the application, which would ask for it once it runs. */
import { storedLanguage, storedSeat } from '../../base/browser-storage';
import { firstLanguage } from '../../base/i18n/language';
import { wear } from '../../base/theme/theme';
import { routeOf } from '../route';
import { type Parts, piecesOf } from './pieces';

/** Written in by the build, which alone knows the names of the files. */
declare const PARTS: Parts;

wear();
const route = routeOf(window.location.pathname);
if (route.kind === 'room') {
  const language = firstLanguage(storedLanguage(), navigator.languages);
  for (const { rel, as, href } of piecesOf(PARTS, storedSeat(route.code)?.game ?? null, language)) {
    const link = document.createElement('link');
    Object.assign(link, { rel, as, href, crossOrigin: '' });
    document.head.append(link);
  }
}
