import { memo, type ReactElement } from 'react';

import type { Drawing } from '../drawing';
import { placeLines, placeName } from '../explain/space';
import { word } from '../i18n/words';
import type { ConspiratorPlace } from './geometry';

/** The map as a list of facts, for screen readers: each place with all that can be said of it now. */
export const Facts = memo(function Facts({
  places,
  drawing,
}: {
  readonly places: readonly ConspiratorPlace[];
  readonly drawing: Drawing;
}): ReactElement {
  const { table, text } = drawing;
  return (
    <ul className="sr-only" aria-label={word(text, 'bo.board.facts')}>
      {places.map((place) => (
        <li key={place}>
          {placeName(place, text)}. {placeLines(place, table, text).join(' ')}
        </li>
      ))}
    </ul>
  );
});
