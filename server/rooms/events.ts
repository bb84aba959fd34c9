import type { Namespace, Socket } from 'socket.io';

import type { ClientEvents } from '../../shared/protocol/commands';
import type { ServerEvents } from '../../shared/protocol/rooms';

/** A connection to the rooms: it is sent the events of the protocol, and no others. */
export type RoomSocket = Socket<ClientEvents, ServerEvents>;

/** All connections to the rooms on this node. */
export type RoomNamespace = Namespace<ClientEvents, ServerEvents>;
