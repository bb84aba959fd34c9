import type { AskId, Ref, Seat } from '../../shared/engine/ask';
import type { RoomView, ViewMessage } from '../../shared/protocol/rooms';
import type { Game } from './contract/game';
import { DevicesSlip, Explanation, KeyList, LookOnly, RoomSlip, TimeSlip } from './lazy';
import { InAdvance } from './prompt/InAdvance';
import type { SeatWish } from './room/RoomSlip';
import type { TimeMeant } from './time/TimeLeft';

/** What lies over the table: the keys, the room, one's devices, that taps only explain, what a time means, or what a thing is. */
export type Dialog = Ref | 'keys' | 'room' | 'devices' | 'look-only' | TimeMeant;

/** Draws what lies over the table. */
export function TableDialogs({
  dialog,
  room,
  own,
  view,
  game,
  isBusy,
  choose,
  tap,
  onPoint,
  planningFor,
  onTakeSeat,
  onAct,
  onClose,
}: {
  readonly dialog: Dialog;
  readonly room: RoomView;
  /** The seat of who sits here. */
  readonly own: Seat | null;
  readonly view: ViewMessage['view'];
  readonly game: Game;
  /** Whether a question has been answered and is not settled. */
  readonly isBusy: (ask: AskId) => boolean;
  readonly choose: (ask: AskId, key: string) => void;
  readonly tap: (ref: Ref) => void;
  /** Points at a thing, for everybody to see; null where the reader cannot. */
  readonly onPoint: ((ref: Ref) => void) | null;
  /** A way to plan the turn of who owns a thing; null where there is none. */
  readonly planningFor: (thing: Ref) => { readonly name: string; readonly begin: () => void } | null;
  readonly onTakeSeat: (how: SeatWish) => void;
  /** Ends that taps only explain. */
  readonly onAct: () => void;
  readonly onClose: () => void;
}) {
  switch (dialog) {
    case 'keys':
      return <KeyList onClose={onClose} />;
    case 'room':
      return <RoomSlip room={room} seat={own} view={view} game={game} onTakeSeat={onTakeSeat} onClose={onClose} />;
    case 'devices': {
      const me = room.members.find((member) => member.seat === own);
      return me === undefined ? null : <DevicesSlip code={room.code} me={me} first="code" onClose={onClose} />;
    }
    case 'look-only':
      return <LookOnly onAct={onAct} onClose={onClose} />;
    case 'time-left':
    case 'time-waited':
      return <TimeSlip what={dialog} room={room} onClose={onClose} />;
    default:
      return (
        <Explanation
          of={dialog}
          view={view}
          game={game}
          orders={<InAdvance asks={view.asks} about={dialog} text={game.text} isBusy={isBusy} choose={choose} />}
          tap={tap}
          onPoint={game.client.isOnTable(dialog, view) ? onPoint : null}
          planning={planningFor(dialog)}
          onClose={onClose}
        />
      );
  }
}
