import { memo, type ReactElement, useDeferredValue, useMemo } from 'react';

import { FACTS_ID } from '../../../table/keys/keys';
import type { Drawing } from '../drawing';
import { placeLines } from '../explain/space';
import type { ConspiratorPlace } from '../i18n/places';
import { placeName } from '../i18n/places';
import { word } from '../i18n/words';
import { nearLines } from './near';

/**
 * The map as a list of facts, for screen readers: first what is near the reader and what they can do, then each place with all that can
 * be said of it now. A key leads to it, and it is in sight while it has the focus. It is brought up to date after the map has been
 * drawn, so that no press waits for it.
 */
export function Facts({
  places,
  drawing,
}: {
  readonly places: readonly ConspiratorPlace[];
  readonly drawing: Drawing;
}): ReactElement {
  const later = useDeferredValue(drawing);
  const { table, text } = later;
  // Not told anew while the map is drawn, only with what follows.
  const near = useMemo(() => nearLines(later), [later]);
  return (
    <ul className="bo-facts sr-only" id={FACTS_ID} tabIndex={-1} aria-label={word(text, 'bo.board.facts')}>
      {near.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
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
