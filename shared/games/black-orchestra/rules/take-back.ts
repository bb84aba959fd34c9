import type { UndoRules } from '../../../engine/game';
import { name } from '../i18n/names';
import type { Core } from '../state';
import { msg } from './log';
import { active } from './select';

/** Own answers may be taken back up to the last reveal, unless the table plays without it [R27]. */
export const undo: UndoRules<Core> = {
  allows: ({ pub }) => pub.undo !== 'off',
  line: ({ pub }, by, what) => {
    const own = pub.conspirators.filter(({ seat }) => seat === by);
    const who = own.find(({ id }) => id === active(pub).id) ?? own[0] ?? active(pub);
    return msg('log.taken-back', { who: name.sheet(who.id), what });
  },
};
