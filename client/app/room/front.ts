/** The screens before a table in one lazy part: the door of a room, and its lobby. */
import '../lobby/lobby.css';

export { Lobby } from '../lobby/Lobby';
export { SharedLobby } from '../lobby/SharedLobby';
export { ContinueSeat } from './ContinueSeat';
export { TakeSeat } from './TakeSeat';
