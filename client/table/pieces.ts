import type { ReactNode } from 'react';

import type { Whose } from './contract/contract';
import type { Extent } from './prompt/Prompt';
import type { Pane, Stop } from './store/stops';

/** What the table screen is put together from, in whichever layout. What there is nothing of is false. */
export interface Pieces {
  /** Who is awaited, and for how long. */
  readonly status: ReactNode;
  readonly takeBack: ReactNode;
  /** How a spectator follows the game. */
  readonly follow: ReactNode;
  /** A free seat that is offered to a spectator. */
  readonly freeSeat: ReactNode;
  /** Requests and offers to the table. */
  readonly slips: ReactNode;
  readonly firstTime: ReactNode;
  /** What this viewer should be after, and what threatens. */
  readonly outlook: ReactNode;
  /** What mates suggest, in the column beside the map or at a stop of the drawer. */
  readonly planCards: (place: 'side' | Stop) => ReactNode;
  /** What a spectator foretells. */
  readonly foretell: ReactNode;
  readonly prompt: (extent: Extent) => ReactNode;
  readonly people: (whose: Whose) => ReactNode;
  readonly read: (pane: Pane) => ReactNode;
}
