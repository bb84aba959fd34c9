import type { Script } from '../../engine/script';
import { takeAction } from './actions';
import type { GameRun } from './content';
import { name } from './i18n/names';
import { resolveEvent } from './rules/events';
import { logLine } from './rules/log';
import { active, isFree } from './rules/select';
import { endTurn, enterPhase, returnExtraDice, startTurn } from './rules/turn';
import { timingWindow } from './rules/windows';

/** One small step of the game [BO 5]: the start of a turn, one action, an interrogation, or one event. */
export function* step(run: GameRun): Script {
  const { turn } = run.core.pub;
  switch (turn.phase) {
    case 'start':
      if (isFree(active(run.core.pub))) {
        yield* startTurn(run);
        enterPhase(run, 'actions');
      } else {
        logLine(run, 'log.turn', { n: turn.number, who: name.sheet(active(run.core.pub).id) });
        enterPhase(run, 'interrogation');
      }
      break;
    case 'actions':
      if ((yield* takeAction(run)) === 'ended' || !isFree(active(run.core.pub))) {
        returnExtraDice(run);
        enterPhase(run, 'event');
      }
      break;
    case 'interrogation':
      yield* run.content.rules.prisonTurn(run, active(run.core.pub).id);
      enterPhase(run, 'event');
      break;
    case 'event':
      yield* eventStep(run);
      break;
  }
}

/** The event step; two events are due after some interrogations [BO 8, R15]. */
function* eventStep(run: GameRun): Script {
  const due = run.core.pub.turn.eventsDue;
  yield* timingWindow(run, { kind: 'before-event' });
  if (run.core.pub.turn.eventsDue === due) {
    run.change((draft) => {
      draft.pub.turn.eventsDue -= 1;
    });
    yield* resolveEvent(run);
  }
  if (run.core.pub.turn.eventsDue < 1) endTurn(run);
}
