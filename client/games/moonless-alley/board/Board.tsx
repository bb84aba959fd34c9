import type { ReactElement } from 'react';

import type { PartProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { Doors } from './Doors';
import { Missions } from './Missions';
import { Tiles } from './Tiles';

/** The alley: what holds now, the zones of everybody, the doors of the piles, and the reader's own missions. */
export function Board({ drawing }: PartProps<Drawing>): ReactElement {
  const { table, text, busy } = drawing;
  return (
    <div className="ma ma-board" data-busy={busy}>
      {table.final !== null && table.phase.state !== 'over' && <p className="ma-final">{word(text, 'ma.final')}</p>}
      {table.plot !== null && (
        <p className="ma-plot">
          <b>{word(text, 'ma.plot', { plot: { m: `name.${table.plot}` } })}</b>{' '}
          {text.render({ m: `option.plot.${table.plot}.help` })}
        </p>
      )}
      <Tiles drawing={drawing} />
      <Doors drawing={drawing} />
      <Missions drawing={drawing} />
    </div>
  );
}
