import type { Script } from '../../../engine/script';
import { takeAction } from '../actions';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import { resolveEvent } from './events';
import { interrogate } from './interrogation';
import { say } from './say';
import { active, isFree } from './select';
import { actionsLeft, endTurn, enterPhase, returnExtraDice, startTurn } from './turn';
import { moment } from './windows';

/** One small step of the game [BO 5]: the start of a turn, one action, an interrogation, or one event. */
export function* step(play: Play): Script {
  const { turn } = play.core.pub;
  switch (turn.phase) {
    case 'start':
      if (isFree(active(play.core.pub))) {
        yield* startTurn(play);
        enterPhase(play, 'actions');
      } else {
        say(play, 'log.turn', { n: turn.number, who: name.sheet(active(play.core.pub).id) });
        enterPhase(play, 'interrogation');
      }
      break;
    case 'actions':
      if ((yield* takeAction(play)) === 'ended' || actionsLeft(play) < 1) {
        returnExtraDice(play);
        enterPhase(play, 'event');
      }
      break;
    case 'interrogation':
      say(play, 'log.interrogated', { who: name.sheet(active(play.core.pub).id) });
      yield* interrogate(play, active(play.core.pub).id);
      enterPhase(play, 'event');
      break;
    case 'event':
      yield* eventStep(play);
      break;
  }
}

/** The event step; two events are due after some interrogations [BO 8, R15]. */
function* eventStep(play: Play): Script {
  const due = play.core.pub.turn.eventsDue;
  yield* moment(play, { kind: 'before-event' });
  if (play.core.pub.turn.eventsDue === due) {
    play.change((draft) => {
      draft.pub.turn.eventsDue -= 1;
    });
    yield* resolveEvent(play);
  }
  if (play.core.pub.turn.eventsDue < 1) endTurn(play);
}
