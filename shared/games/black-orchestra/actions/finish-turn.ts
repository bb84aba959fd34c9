import type { Seat } from '../../../engine/ask';
import { askSeat, type Script } from '../../../engine/script';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import { logLine, msg } from '../rules/log';
import { because } from '../rules/reasons';
import { active, freeConspirators, isFree } from '../rules/select';
import { actionsLeft, penaltiesAhead } from '../rules/turn';

/**
 * Waits until the active player finishes a turn that has no action left: until then any-time cards can be played, and one's
 * own last steps be taken back [R27]. An any-time card can give another action meanwhile.
 */
export function* finishTurn(run: GameRun): Script<'acted' | 'ended'> {
  const { id, seat } = active(run.core.pub);
  const byItself = (): boolean => run.core.pub.standing[seat]?.finish === 'by-itself' && !someoneHoldsAnyTimeCard(run);
  const answer = yield* askSeat(run, {
    seat,
    kind: 'finish',
    clock: 'turn',
    fallback: 'end',
    // Read anew whenever the question is put again: an any-time card can have moved a leader meanwhile.
    get prompt() {
      const ahead = penaltiesAhead(run, id);
      // No sentence says what comes, but screens can show it beside the question.
      return msg('ask.finish', { who: name.sheet(id), ...(ahead.length === 0 ? {} : { ahead }) });
    },
    // Read anew as well: the last any-time card may be gone, and then a turn that finishes by itself waits no longer.
    options: () =>
      isFree(active(run.core.pub)) && actionsLeft(run) < 1 && !byItself()
        ? [
            { key: 'end', label: msg('option.finish'), value: 'finish' } as const,
            { key: 'end-always', label: msg('option.finish-always'), value: 'always' } as const,
            NO_ACTION,
          ]
        : [],
  });
  if (answer === 'always') finishByItself(run, seat);
  return answer === null && actionsLeft(run) > 0 ? 'acted' : 'ended';
}

/** What the player might still expect to do. */
const NO_ACTION = {
  key: 'action',
  label: msg('option.action-any'),
  ...because(msg('why.no-actions'), '5', { what: 'action' }),
};

/** Whether a free conspirator holds a card that may be played at any time and could change something now. */
function someoneHoldsAnyTimeCard(run: GameRun): boolean {
  return freeConspirators(run.core.pub).some(({ id, dossier }) =>
    dossier.some((card) => run.content.card(card).anyTime?.bar(run, id) === null),
  );
}

function finishByItself(run: GameRun, seat: Seat): void {
  run.change((draft) => {
    const standing = draft.pub.standing[seat];
    if (standing !== undefined) standing.finish = 'by-itself';
  });
  logLine(run, 'log.finish-always', { who: name.sheet(active(run.core.pub).id) });
}
