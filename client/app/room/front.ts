/** What stands before a table, in one piece: the door of a room, and its lobby. A table is drawn without it. */
import '../lobby/lobby.css';

export { Lobby } from '../lobby/Lobby';
export { ContinueSeat } from './ContinueSeat';
export { TakeSeat } from './TakeSeat';
