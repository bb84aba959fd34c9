import type { ReactElement } from 'react';

import type { DiceTable } from '../../../shared/games/liars-dice/state';
import type { EndProps, GameClient } from '../../table/contract/contract';
import { ranksForeseen } from '../../table/contract/ranks-foreseen';
import { BidPanel } from './BidPanel';
import { type Drawing, drawingOf } from './drawing';
import { SecretHand } from './SecretHand';
import { Stage } from './Stage';
import { story } from './story';
import { Table } from './Table';

/** Liar's dice as the client shows it. */
export const liarsDiceClient: GameClient<DiceTable, null, Drawing> = {
  draw: drawingOf,
  shape: 'cards',
  Table,
  SecretHand,
  panels: { bid: BidPanel },
  choosing: { plain: ['bid', 'doubt'] },
  predictions: ranksForeseen(({ left }) => left.length),
  story,
  Stage,
  End,
};

/** Why the match has ended; the places stand above it. */
function End({ view: { over }, text }: EndProps<DiceTable>): ReactElement | null {
  return over?.outcome === 'ranked' ? <p>{text.render({ m: 'ld.over' })}</p> : null;
}
