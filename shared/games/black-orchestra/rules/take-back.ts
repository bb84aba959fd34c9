import type { UndoRules } from '../../../engine/game';
import type { MessageId } from '../i18n/en';
import { name } from '../i18n/names';
import type { Core } from '../state';
import { msg } from './log';
import { active } from './select';

/** Labels that say nothing without the question that they answer. */
const BARE: ReadonlySet<string> = new Set<MessageId>([
  'option.thing',
  'option.yes',
  'option.no',
  'option.pass',
  'option.done',
  'option.stop',
]);

/** Labels that say what an answer would bring as well: once it is given, its name is enough. */
const SHORT: Readonly<Record<string, MessageId>> = {
  'option.order-use': 'taken.order-use',
  'option.deliver': 'taken.deliver',
  'option.deliver-own': 'taken.deliver',
  'option.penalty': 'taken.penalty',
};

/** Questions that are told from others by the thing that they are about, and the parameter that names it. */
const NAMED: Readonly<Record<string, string>> = {
  'ask.about': 'thing',
  'ask.nearest': 'thing',
  'ask.found': 'thing',
  'ask.plot-item': 'card',
};

/** Own answers may be taken back up to the last reveal, unless the table plays without it [R27]. */
export const undo: UndoRules<Core> = {
  allows: ({ pub }) => pub.undo !== 'off',
  line: ({ pub }, by, what) => {
    const own = pub.conspirators.filter(({ seat }) => seat === by);
    const who = own.find(({ id }) => id === active(pub).id) ?? own[0] ?? active(pub);
    return msg('log.taken-back', { who: name.sheet(who.id), what });
  },
  named: (what, prompt) => {
    const short = SHORT[what.m];
    if (short !== undefined) return { ...what, m: short };
    if (!BARE.has(what.m)) return what;
    // Of what a card or an event asks, of who goes somewhere and of a plot, the name says enough.
    const about = prompt.p?.[NAMED[prompt.m] ?? ''];
    return msg('taken.answer', { what, question: about ?? prompt });
  },
};
