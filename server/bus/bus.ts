/** Something that other nodes must know of: a hint where to look, never what is to be seen there. */
export type Hint =
  | { readonly about: 'match'; readonly id: string; readonly version: number }
  | { readonly about: 'room'; readonly code: string }
  /** Somebody came or went. */
  | { readonly about: 'presence'; readonly place: string }
  | { readonly about: 'chat'; readonly place: string };

/** The topic of a hint: nodes hear only topics they watch. */
export type Topic = string & { readonly topic: unique symbol };

/** Who is at a place (a room or a match) on one node: a key for each member there, and how many only look on. */
export interface Attendance {
  readonly members: readonly string[];
  readonly spectators: number;
}

/**
 * How nodes that serve the same storage tell one another that something has changed. Hints may be lost or come twice or
 * late; storage is the truth. None of the methods throws or rejects because the other side cannot be reached.
 */
export interface Bus {
  /** Tells the other nodes that watch the topic; never this one. */
  tell(hint: Hint): void;
  /**
   * Wants to hear of a topic. Resolves once hints of it are heard (what is read from storage after that misses nothing), or
   * once it is known that they cannot be heard now: then `onGap` follows when they can.
   */
  watch(topic: Topic): Promise<void>;
  unwatch(topic: Topic): void;
  onHint(listener: (hint: Hint) => void): void;
  /** Calls back when hints may have been missed: everything that is watched must be looked at again. */
  onGap(listener: () => void): void;

  /** Says who is at a place on this node; nobody is the same as leaving it out. */
  attend(place: string, attendance: Attendance): void;
  /** Who is at a place on the other nodes, as far as they can be reached; nodes that have died do not count. */
  elsewhere(place: string): Promise<readonly Attendance[]>;

  /** Whether there can be no other nodes. */
  readonly alone: boolean;
  /** Whether the other nodes can be reached now; true when there are none to reach. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** The topic that a hint is told under. */
export function topicOf(hint: Hint): Topic {
  switch (hint.about) {
    case 'match':
      return matchTopic(hint.id);
    case 'room':
      return roomTopic(hint.code);
    case 'presence':
    case 'chat':
      return placeTopic(hint.place);
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

/** Who comes and goes at a place, and what is said there. */
export function placeTopic(place: string): Topic {
  return `place:${place}` as Topic;
}
