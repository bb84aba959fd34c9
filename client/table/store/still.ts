import type { RoomView } from '../../../shared/protocol/rooms';
import { nothingPending } from '../choices/pending';
import { noWishes } from '../choices/useWishes';
import type { Game } from '../contract/game';
import type { FollowedStory } from '../story/useStory';
import type { TableInput } from './table';

const nothing = () => undefined;

/** A story of which nothing is told: all of it has been read. */
function read(view: TableInput['view'], { text }: Game): FollowedStory {
  return {
    moments: [],
    people: [],
    shown: null,
    telling: null,
    row: { before: 0, news: 0, behind: 0 },
    passed: 0,
    own: new Set(),
    say: (sentence) => text.render(sentence),
    spoken: '',
    send: nothing,
    acted: nothing,
    withheld: nothing,
    freshFrom: view.log.length,
    hold: nothing,
    missed: null,
    list: nothing,
    closeList: nothing,
  };
}

/** A table at which a spectator reads: nothing is told, decided or shown to others. */
export function stillTable(room: RoomView, view: TableInput['view'], game: Game): TableInput {
  return {
    room,
    seat: null,
    own: null,
    message: { view, stateID: 0, now: 0, waitingSince: [], changedAt: 0 },
    view,
    staged: {
      moment: null,
      count: () => 0,
      before: view,
      leftOut: [],
      awaits: 'others',
      whose: 'others',
      next: nothing,
      all: nothing,
      answered: nothing,
    },
    clockOffsetMs: 0,
    game,
    pending: nothingPending,
    choose: nothing,
    wishes: noWishes,
    story: read(view, game),
    carryOut: nothing,
    planner: { drawn: null, aside: null, begin: nothing, add: nothing, back: nothing, send: nothing, drop: nothing },
    suggested: [],
    points: [],
    pointing: { point: nothing, error: null },
    muted: [],
    access: 'open',
    nudged: null,
    past: null,
    lookBack: nothing,
    takeSeat: nothing,
  };
}
