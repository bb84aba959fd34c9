import type { AskId } from '../../shared/engine/ask';
import type { Pointed } from '../../shared/protocol/rooms';

/**
 * Tells other nodes which match or room has changed; they read the change itself from storage. What is stored
 * nowhere is in its notice.
 */
export type ChangeNotice =
  | { readonly about: 'match'; readonly id: string; readonly version: number }
  | { readonly about: 'room'; readonly code: string }
  /** A person has come or gone. */
  | { readonly about: 'presence'; readonly place: string }
  | { readonly about: 'chat'; readonly place: string }
  /** A question is shown to its reader so much later than it was asked, in milliseconds. */
  | { readonly about: 'shown'; readonly id: string; readonly ask: AskId; readonly behindMs: number }
  | { readonly about: 'point'; readonly code: string; readonly pointed: Pointed };

/** The topic of a notice. Nodes receive the notices of topics they watch. */
export type Topic = string & { readonly topic: unique symbol };

/** Who is at a place (a room or a match) on one node: the key of each member, of each spectator with a name and of each claim, and the number of spectators. */
export interface Attendance {
  readonly members: readonly string[];
  readonly spectators: number;
}

/**
 * How nodes that serve the same storage tell one another that something has changed. Notices may be lost or come twice or
 * late; storage is the truth. None of the methods throws or rejects because the other side cannot be reached.
 */
export interface Bus {
  /** Sends a notice to the other nodes that watch its topic; never to this one. */
  tell(notice: ChangeNotice): void;
  /**
   * Watches a topic. Resolves once its notices arrive here (what is read from storage after that misses nothing), or once it
   * is known that they cannot arrive now: `onResync` follows as soon as they can.
   */
  watch(topic: Topic): Promise<void>;
  unwatch(topic: Topic): void;
  onNotice(listener: (notice: ChangeNotice) => void): void;
  /** Calls back when notices may have been lost: everything that is watched must be read from storage again. */
  onResync(listener: () => void): void;

  /** Sets who is at a place on this node. An empty attendance is the same as none. */
  attend(place: string, attendance: Attendance): void;
  /** The attendances of a place on the other nodes, as far as they can be reached. Dead nodes do not count. */
  elsewhere(place: string): Promise<readonly Attendance[]>;

  /** Whether there can be no other nodes. */
  readonly alone: boolean;
  /** Whether the other nodes can be reached now; true when there are none to reach. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** The topic that a notice is sent under. */
export function topicOf(notice: ChangeNotice): Topic {
  switch (notice.about) {
    case 'match':
    case 'shown':
      return matchTopic(notice.id);
    case 'room':
      return roomTopic(notice.code);
    case 'presence':
    case 'chat':
      return placeTopic(notice.place);
    case 'point':
      return pointTopic(notice.code);
  }
}

/** Changes of a match. */
export function matchTopic(id: string): Topic {
  return `match:${id}` as Topic;
}

/** Changes of a room. */
export function roomTopic(code: string): Topic {
  return `room:${code}` as Topic;
}

/** The topic of a place: arrivals, departures and chat there. */
export function placeTopic(place: string): Topic {
  return `place:${place}` as Topic;
}

/** What is pointed at in a room: a topic of its own, which nodes of before there was pointing do not watch. */
export function pointTopic(code: string): Topic {
  return `point:${code}` as Topic;
}
