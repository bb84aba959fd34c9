import type { Script } from '../../../engine/script';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import { arrest, prisoners, release as free } from '../rules/arrest';
import { askConspirator } from '../rules/ask';
import { roll } from '../rules/dice';
import { changeSuspicion } from '../rules/levels';
import { msg, say } from '../rules/say';
import { conspirator, supply } from '../rules/select';
import { pay } from '../rules/turn';
import type { SheetId } from '../sheets/ids';
import type { ActionSource } from './action';

/** In Gestapo HQ, below extreme suspicion: try to free a prisoner with one die [BO 6]. */
export const release: ActionSource = (play, { id, space, suspicion }) => {
  const { pub } = play.core;
  if (space !== 'gestapo-hq' || suspicion === 'extreme' || prisoners(pub).length === 0 || supply(pub) < 1) return [];
  return [
    {
      key: 'release',
      label: msg('option.release'),
      ref: { kind: 'space', id: 'prison' },
      group: 'group.act',
      value: () => tryRelease(play, id),
    },
  ];
};

function* tryRelease(play: Play, id: SheetId): Script {
  pay(play, 1);
  const faces = roll(play, 'release', id, 1);
  say(play, 'log.rolled', { who: name.sheet(id), faces: faces.map(name.face) });
  if (faces.includes('eagle')) {
    yield* arrest(play, [id]);
    return;
  }
  changeSuspicion(play, [id], 1);
  const { seat } = conspirator(play.core.pub, id);
  const freed = yield* askConspirator(play, { seat, prompt: msg('ask.release') }, () => prisoners(play.core.pub));
  if (freed !== null) free(play, freed, 'high');
}
