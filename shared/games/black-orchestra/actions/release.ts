import type { Script } from '../../../engine/script';
import type { ActionSource, GameRun } from '../cards/types';
import { name } from '../i18n/names';
import { arrest, prisoners, release as free } from '../rules/arrest';
import { askConspirator } from '../rules/ask';
import { roll } from '../rules/dice';
import { changeSuspicion } from '../rules/levels';
import { logLine, msg } from '../rules/log';
import { conspirator, supply } from '../rules/select';
import { pay } from '../rules/turn';
import type { SheetId } from '../sheets/ids';

/** In Gestapo HQ, below extreme suspicion: try to free a prisoner with one die [BO 6]. */
export const release: ActionSource = (run, { id, space, suspicion }) => {
  const { pub } = run.core;
  if (space !== 'gestapo-hq' || suspicion === 'extreme' || prisoners(pub).length === 0 || supply(pub) < 1) return [];
  return [
    {
      key: 'release',
      label: msg('option.release'),
      ref: { kind: 'space', id: 'prison' },
      group: 'group.act',
      value: () => tryRelease(run, id),
    },
  ];
};

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
  const freed = yield* askConspirator(run, { seat, prompt: msg('ask.release') }, () => prisoners(run.core.pub));
  if (freed !== null) free(run, freed, run.content.rules.releasedAt);
}
