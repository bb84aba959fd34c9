import type { Commenting } from './commenting';
import type { Parts } from './parts';
import type { PlanBoard } from './plan-board';
import type { Pointers } from './pointers';
import type { Predicting } from './predicting';
import type { RoomState } from './room-state';
import type { RoomViews } from './room-view';
import type { TableTalk } from './table-talk';

/** The parts of the rooms, with those that send something to sockets. */
export interface TellingParts extends Parts {
  readonly views: RoomViews;
  readonly state: RoomState;
  readonly plans: PlanBoard;
  readonly talk: TableTalk;
  readonly pointers: Pointers;
  readonly commenting: Commenting;
  readonly predicting: Predicting;
}
