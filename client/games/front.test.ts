import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { games } from '../../shared/games/registry';

it.each(games)('the start page has a picture of $meta.name, without words', ({ meta }) => {
  const picture = readFileSync(join(__dirname, `../public/front/${meta.name}.svg`), 'utf8');
  expect(picture).toMatch(/^<svg [^>]*viewBox=/);
  expect(picture).not.toContain('<text');
});
