import type { Reason } from '../../../engine/ask';
import { impossible, type Script } from '../../../engine/script';
import type { SheetId } from '../board/sheets';
import type { ActionSource, GameRun } from '../content';
import { name } from '../i18n/names';
import { arrest, prisoners, release as free } from '../rules/arrest';
import { askConspirator } from '../rules/ask';
import { roll } from '../rules/dice';
import { changeSuspicion } from '../rules/levels';
import { logLine, msg } from '../rules/log';
import { because, reason } from '../rules/reasons';
import { conspirator, type FreeConspirator, supply } from '../rules/select';
import { pay } from '../rules/turn';
import type { Pub } from '../state';

const AT = 'gestapo-hq';

/** In Gestapo HQ, below extreme suspicion: try to free a prisoner with one die [BO 6]. */
export const release: ActionSource = (run, who) => {
  const shown = { key: 'release', label: msg('option.release'), ref: { kind: 'space', id: 'prison' } };
  const bar = releaseReason(run.core.pub, who);
  if (bar !== null) return [impossible(shown, bar)];
  return [{ group: 'group.release', value: () => tryRelease(run, who.id), ...shown }];
};

/** Why somebody cannot try to free a prisoner now; null when they can. */
function releaseReason(pub: Pub, { space, suspicion }: FreeConspirator): Reason | null {
  if (prisoners(pub).length === 0) return reason.nobodyInPrison;
  if (space !== AT) return because(msg('why.in', { space: name.space(AT) }), '6.7', { what: 'space', at: [AT] });
  if (suspicion === 'extreme') return because(msg('why.extreme'), '6.7', { what: 'below-extreme' });
  return supply(pub) < 1 ? reason.noDice : null;
}

function* tryRelease(run: GameRun, id: SheetId): Script {
  pay(run, 1);
  const faces = roll(run, 'release', id, 1);
  logLine(run, 'log.rolled', { who: name.sheet(id), faces: faces.map(name.face) });
  if (faces.includes('eagle')) {
    yield* arrest(run, [id]);
    return;
  }
  changeSuspicion(run, [id], 1);
  const { seat } = conspirator(run.core.pub, id);
  const freed = yield* askConspirator(run, { seat, prompt: msg('ask.release'), about: msg('about.release') }, () =>
    prisoners(run.core.pub),
  );
  if (freed !== null) free(run, freed, run.content.rules.releasedAt);
}
