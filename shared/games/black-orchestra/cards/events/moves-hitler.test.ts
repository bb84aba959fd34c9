import { LEADER_START } from '../../board/spaces';
import type { EventCard } from '../../content';
import { Scenario } from '../../testing/scenario';
import { eventCards } from '.';

/** Where everybody stands, and where Hitler does: two spaces no event sends him to. */
const HOME = 'train-station';
const HITLER = 'posen';
/** More questions than any event asks. */
const MANY = 20;

function destination({ movesHitler }: EventCard): string {
  switch (movesHitler) {
    case undefined:
      return HITLER;
    case 'start':
      return LEADER_START.hitler;
    case 'nearest-conspirator':
      return HOME;
    default:
      return movesHitler;
  }
}

describe('What events say about Hitler, for Delay Hitler to react to [BO 13, R10]', () => {
  it.each(eventCards.map((card) => [card.id, destination(card), card] as const))(
    '%s leaves him in %s, as it declares',
    (id, expected) => {
      const s = Scenario.event(id, {
        table: (draft) => {
          draft.pub.leaders.hitler = { state: 'board', space: HITLER };
        },
      });
      for (let i = 0; i < MANY && s.over === null && s.pub.turn.number === 1; i++) {
        const sheet = s.pub.conspirators.find((one) => s.options(one.id).length > 0);
        const [first] = sheet === undefined ? [] : s.options(sheet.id);
        if (sheet === undefined || first === undefined) break;
        s.choose(sheet.id, first);
      }
      expect(s.pub.leaders.hitler).toEqual({ state: 'board', space: expected });
    },
  );
});
