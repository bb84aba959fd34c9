import { memo, type ReactElement, useDeferredValue } from 'react';

import type { Drawing } from '../drawing';
import { placeLines, placeName } from '../explain/space';
import { word } from '../i18n/words';
import type { ConspiratorPlace } from './geometry';

/**
 * The map as a list of facts, for screen readers: each place with all that can be said of it now. It is brought up to date after
 * the map has been drawn, so that no press waits for it.
 */
export function Facts({
  places,
  drawing,
}: {
  readonly places: readonly ConspiratorPlace[];
  readonly drawing: Drawing;
}): ReactElement {
  const table = useDeferredValue(drawing.table);
  const { text } = drawing;
  return (
    <ul className="sr-only" aria-label={word(text, 'bo.board.facts')}>
      {places.map((place) => (
        <Fact key={place} place={place} table={table} text={text} />
      ))}
    </ul>
  );
}

const Fact = memo(function Fact({
  place,
  table,
  text,
}: Pick<Drawing, 'table' | 'text'> & { readonly place: ConspiratorPlace }): ReactElement {
  return (
    <li>
      {placeName(place, text)}. {placeLines(place, table, text).join(' ')}
    </li>
  );
});
