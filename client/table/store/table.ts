import type { RefObject } from 'react';

import type { AskId, Ref, Seat } from '../../../shared/engine/ask';
import type { MatchView } from '../../../shared/engine/match';
import type { MemberId, PlanView, RoomView, ViewMessage } from '../../../shared/protocol/rooms';
import type { ChatAccess } from '../../base/chat/access';
import type { Pending } from '../choices/pending';
import type { TapMode } from '../choices/targets';
import type { Choose } from '../choices/useAnswers';
import type { FollowedWishes } from '../choices/useWishes';
import type { Following, ShownPoint } from '../contract/contract';
import type { Game } from '../contract/game';
import type { Staged } from '../contract/staged';
import type { Planner } from '../mates/usePlanner';
import type { Pointing } from '../mates/usePointing';
import type { FollowedStory } from '../story/useStory';
import type { Hint } from './first-time';
import type { DrawerEvent, DrawerState } from './stops';

/** How a spectator wants a seat: one that was freed, or one that they have on another device. */
export type SeatWish = 'seat' | 'continue';

/** The meaning of the time beside the question: the time left, or how long the table has waited. */
export type TimeMeant = 'time-left' | 'time-waited';

/**
 * The dialog over the table: the keys, the room, what the table can be asked for, the reader's devices or a code for one more, the way
 * to a shared screen, private notes, view only, the meaning of a time, or the explanation of a thing.
 */
type Dialog = Ref | 'keys' | 'room' | 'vote' | 'devices' | 'pairing' | 'screen' | 'notes' | 'look-only' | TimeMeant;

/** An option that is looked at before it is taken, and the element that was pressed for it. */
export interface OpenedOption {
  readonly ask: AskId;
  readonly key: string;
  readonly from: Element | null;
}

/** The table as it was at a line of the log; null is the newest step. */
export interface PastLine {
  readonly line: number | null;
}

/** The input of the table store: the server's message, the view that is shown, and what follows from it. */
export interface TableInput {
  readonly room: RoomView;
  /** The seat that is shown; null for a spectator. */
  readonly seat: Seat | null;
  /** The reader's own seat, also while they look at a seat that they stand in for. */
  readonly own: Seat | null;
  /** The server's last message. */
  readonly message: ViewMessage;
  /** The view that is shown. Everything on the table is drawn from it. */
  readonly view: MatchView;
  /** The moment that is presented. */
  readonly staged: Staged;
  /** How far the server's clock is ahead of this browser's. */
  readonly clockOffsetMs: number;
  readonly game: Game;
  readonly pending: Pending;
  readonly choose: Choose;
  /** What the reader wishes before they are asked. */
  readonly wishes: FollowedWishes;
  readonly story: FollowedStory;
  readonly planner: Planner;
  /** Carries out steps that were tried, as ordinary answers. */
  readonly carryOut: (keys: readonly string[]) => void;
  /** The suggestions of members. */
  readonly suggested: readonly PlanView[];
  readonly points: readonly ShownPoint[];
  readonly pointing: Pointing;
  /** The members whose suggestions this browser hides, and whether the reader hears the others now. */
  readonly muted: readonly string[];
  readonly access: ChatAccess;
  /** A sentence about the nudge that is not answered yet; null when there is none. */
  readonly nudged: string | null;
  /** Where the reader looks back; null while the table is shown as it is now. */
  readonly past: PastLine | null;
  readonly lookBack: (to: PastLine | null) => void;
  readonly takeSeat: (how: SeatWish) => void;
}

/** The looks that end with the present questions. */
export interface Glance {
  /** The thing whose options alone are shown. */
  readonly narrow: Ref | null;
  /** The heading that is unfolded in the whole list, where the reader has asked for more than a row; null is none. */
  readonly list: { readonly unfolded: string | null } | null;
  /** The slot whose options are shown; null while all are shut. */
  readonly slot: string | null;
  /** The things that are pointed at in a sentence or an option. */
  readonly emphasis: ReadonlySet<string>;
  readonly opened: OpenedOption | null;
  /** Whether the reader is in the scene of the question, or has left it to look at the table. */
  readonly scene: 'open' | 'left';
}

/** What the reader of a table looks at, and in which mode. */
export interface Looks extends Glance {
  readonly mode: TapMode;
  readonly dialog: Dialog | null;
  readonly drawer: DrawerState;
  /** Whether suggestions are one line or its cards, where there is little room. */
  readonly folded: 'folded' | 'open';
  readonly following: Following;
  /** The free seats that this spectator does not want. */
  readonly declined: ReadonlySet<MemberId>;
  /** Which point the reader has pressed, to be shown on the map. */
  readonly sought: number | null;
  readonly hint: Hint | null;
}

/** What can be done at a table. All stay the same functions. */
export interface Actions {
  /** Answers a question. */
  readonly answer: Choose;
  /** An option of a question was pressed in a list: an answer, its card first, or a step of what is drawn comes of it. */
  readonly press: (ask: AskId, key: string) => void;
  /** The button of the next step was pressed, which says what it is for. */
  readonly advance: (ask: AskId, key: string) => void;
  /** A step that somebody suggests was accepted: the option is taken. */
  readonly accept: (ask: AskId, key: string) => void;
  /** A thing on the table was tapped. */
  readonly tap: (ref: Ref) => void;
  readonly look: (change: Partial<Looks>) => void;
  /** Emphasises things while they are pointed at; null ends it. */
  readonly emphasise: (things: ReadonlySet<string> | null) => void;
  readonly tell: (event: DrawerEvent) => void;
  /** Shows all options, those under a heading unfolded. */
  readonly more: (heading: string | null) => void;
  /** Opens a slot of the question, or shuts it when it is open. */
  readonly open: (slot: string) => void;
  /** Closes what lies over the table, and shows all options again where fewer were shown. */
  readonly close: () => void;
  /** Moves the map to a thing that a member points at, and explains it. */
  readonly seek: (point: ShownPoint) => void;
  /** Shows the table as it is now, to whoever has looked back. */
  readonly toNow: () => void;
  /** Begins to draw the turn of a member. */
  readonly plan: (member: MemberId) => void;
}

/** All that the table is drawn from. */
export interface TableState extends TableInput, Looks {
  readonly actions: Actions;
  /** The box of the questions: the focus comes to it with a question. */
  readonly prompt: RefObject<HTMLDivElement | null>;
  /** Whether the reader goes on with the next question, because they have answered one or have just come. Nothing is drawn from it. */
  readonly follows: { current: boolean };
}
