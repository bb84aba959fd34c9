import { askUnlessForced, impossible, type Script } from '../../../engine/script';
import { TRACK_DICE } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import { activeSeat } from './ask';
import { changeMotivation } from './levels';
import { logLine, msg } from './log';
import { reason } from './reasons';
import { active, freeConspirators, freeIds } from './select';
import { changeSupport, supportCanFall } from './support';

/** Puts target dice on the track one by one; each time three lie there, the active player chooses a benefit [BO 7, R17]. */
export function* addToTrack(run: GameRun, dice: number): Script {
  let filled = 0;
  for (let i = 0; i < dice; i++) {
    run.change((draft) => {
      draft.pub.track += 1;
    });
    logLine(run, 'log.track', { n: run.core.pub.track });
    if (run.core.pub.track < TRACK_DICE) continue;
    run.change((draft) => {
      draft.pub.track = 0;
    });
    filled += 1;
    // Found: the other targets of a roll were taken for lost.
    if (dice > i + 1) logLine(run, 'log.track-more', { n: dice - i - 1 });
    yield* benefit(run, filled);
  }
}

/** Empties the track; its dice return to the supply. `line` says so, unless it says why as well. */
export function emptyTrack(run: GameRun, line: 'log.track-emptied' | 'log.raid-empties' = 'log.track-emptied'): void {
  if (run.core.pub.track === 0) return;
  run.change((draft) => {
    draft.pub.track = 0;
  });
  logLine(run, line);
}

/** @param filled how often the track was filled at once: a second question of the same kind says so */
function* benefit(run: GameRun, filled: number): Script {
  const chosen = yield* askUnlessForced(run, {
    seat: activeSeat(run.core.pub),
    kind: 'dissent',
    prompt: msg(filled === 1 ? 'ask.dissent' : 'ask.dissent-again'),
    about: msg(filled === 1 ? 'waiting.dissent' : 'about.dissent-again'),
    openOptions: true,
    options: () => benefits(run),
  });
  if (chosen !== null) yield* chosen();
}

/** The active conspirator motivates somebody (found: a mate chose one, who did not know why their motivation rose). */
function* motivate(run: GameRun, who: SheetId): Script {
  const by = active(run.core.pub).id;
  if (by !== who) logLine(run, 'log.dissent-motivates', { by: name.sheet(by), who: name.sheet(who) });
  yield* changeMotivation(run, [who], 1);
}

function benefits(run: GameRun) {
  const { pub } = run.core;
  const motivated = freeConspirators(pub)
    .filter(({ motivation }) => motivation !== 'reckless')
    .map(({ id }) => ({
      key: `motivate:${id}`,
      label: msg('option.motivate', { who: name.sheet(id) }),
      ref: { kind: 'conspirator', id },
      value: () => motivate(run, id),
    }));
  const shown = { key: 'support', label: msg('option.support-down'), ref: { kind: 'support', id: 'support' } };
  const support = supportCanFall(pub)
    ? {
        *value(): Script {
          changeSupport(run, -1);
        },
        ...shown,
      }
    : impossible(shown, reason.supportLowest);
  const everybody = {
    key: 'motivate-all',
    label: msg('option.motivate-all'),
    value: () => changeMotivation(run, freeIds(run.core.pub), 1),
  };
  const { currentEvent } = pub;
  const all = currentEvent !== null && run.content.event(currentEvent).whileCurrent?.trackMotivatesAll === true;
  return [...motivated, support, ...(all && motivated.length > 0 ? [everybody] : [])];
}
