/** What runs in the thread of a drawing: it makes PNG of SVG, with the fonts that we ship and no others. */
import { parentPort, workerData } from 'node:worker_threads';

import { Resvg } from '@resvg/resvg-js';

const FAMILY = 'Gelasio';
const FONTS = [
  require.resolve('@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf'),
  require.resolve('@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf'),
];

/** Signs that the font lacks, and those that look most like them. */
const LIKE: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2011': '-' };

const readable = String(workerData).replaceAll(/[\u202f\u2011]/g, (sign) => LIKE[sign] ?? sign);
const drawn = new Resvg(readable, {
  font: {
    loadSystemFonts: false,
    fontFiles: FONTS,
    defaultFontFamily: FAMILY,
    serifFamily: FAMILY,
  },
});
parentPort?.postMessage(drawn.render().asPng());
