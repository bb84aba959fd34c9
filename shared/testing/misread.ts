import { IntlMessageFormat } from 'intl-messageformat';

import type { Catalogue } from '../engine/game';
import { isPlain, plain } from '../text/plain';

/** The ids of plain sentences that MessageFormat reads in another way. */
export function misread(catalogue: Catalogue): readonly string[] {
  const sentences = Object.entries(catalogue).filter(([, message]) => isPlain(message));
  if (sentences.length === 0) throw new Error('no plain sentence');
  const wrong = sentences.filter(([, message]) => {
    const names = [...message.matchAll(/\w+/g)].map(([name]) => name);
    const values = Object.fromEntries(names.map((name, at) => [name, at % 2 === 0 ? at : `(${name})`]));
    return plain(message, values) !== new IntlMessageFormat(message, 'en').format(values);
  });
  return wrong.map(([id]) => id);
}
