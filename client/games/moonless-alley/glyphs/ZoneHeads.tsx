import type { ReactElement } from 'react';

import { ZONE_IDS } from '../../../../shared/games/moonless-alley/board/zones';
import type { Renderer } from '../../../../shared/text/render';
import { ZoneSign } from './ZoneSign';

/** The head of a table that has a column for each zone. */
export function ZoneHeads({ text }: { readonly text: Renderer }): ReactElement {
  return (
    <thead>
      <tr>
        <td />
        {ZONE_IDS.map((zone) => (
          <th key={zone} scope="col" data-zone={zone}>
            <ZoneSign of={zone} />
            <span>{text.render({ m: `zone.${zone}` })}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
