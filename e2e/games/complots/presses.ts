import { en as screenEn } from '../../../client/games/complots/i18n/en';
import { fr as screenFr } from '../../../client/games/complots/i18n/fr';
import { title, word, type WordId } from '../../../client/games/complots/i18n/words';
import { seat } from '../../../shared/engine/ask';
import { complots } from '../../../shared/games/complots';
import { ACTION_IDS } from '../../../shared/games/complots/board/actions';
import { claimOf } from '../../../shared/games/complots/board/characters';
import { CHARACTER_IDS } from '../../../shared/games/complots/board/characters/ids';
import type { Core } from '../../../shared/games/complots/state';
import type { Table } from '../../../shared/games/complots/table';
import type { Renderer } from '../../../shared/text/render';
import { button, type Presses } from '../../browser/place';
import type { PlannedStep } from '../../browser/plan';

/** What the screen and the rules of Complots say. */
export const WORDS = {
  en: { ...complots.messages.en, ...screenEn },
  fr: { ...complots.messages.fr, ...screenFr },
} as const;

/** The ways to the answers on the panels of Complots, for a reader of some words; `names` are those of the seats. */
export function pressesOf(
  { choice: { key, seat: by }, ask: { kind }, view: { table } }: PlannedStep<Core, Table>,
  text: Renderer,
  names: readonly string[],
): Presses {
  const [what = '', which = ''] = key.split(':');
  const own = (table.own?.slots ?? []).flatMap((id) => (id === null ? [] : [id]));
  switch (kind) {
    case 'action':
      return actionPresses(what, which, text, names);
    case 'challenge':
    case 'challengeCounter':
    case 'counter': {
      const character = CHARACTER_IDS.find((id) => id === which);
      const says =
        character === undefined ? word(text, what === 'pass' ? 'co.pass' : 'co.doubt') : title(text, character);
      return [button(says, 'begun')];
    }
    case 'lose': {
      const card = table.own?.slots[Number(which)];
      if (card == null) throw new RangeError(`seat ${by} has no card at ${which}`);
      return [
        button(`${title(text, card)}. ${word(text, `co.power.${card}`)}`, 'whole'),
        button(word(text, 'co.lose.do', { card: title(text, card) }), 'whole'),
      ];
    }
    case 'exchange': {
      const kept = which.split('.').map(Number);
      const drawn = table.own?.drawn ?? [];
      // Those held before are ticked to begin with.
      const toggled = [...own, ...drawn].flatMap((_, i) => (i < own.length === kept.includes(i) ? [] : [i]));
      const row =
        (says: WordId, at: number): Presses[number] =>
        (options) =>
          options
            .getByRole('group', { name: word(text, says) })
            .getByRole('button')
            .nth(at);
      const cards = kept.flatMap((i) => [...own, ...drawn].slice(i, i + 1).map((id) => title(text, id)));
      return [
        ...toggled.map((i) => (i < own.length ? row('co.keep.own', i) : row('co.keep.drawn', i - own.length))),
        button(word(text, 'co.keep.do', { cards: cards.join(', ') }), 'whole'),
      ];
    }
    default:
      throw new RangeError(`no way to answer ${kind}`);
  }
}

/** The action, its target if it has one, and the sentence that one says. */
function actionPresses(what: string, target: string, text: Renderer, names: readonly string[]): Presses {
  const action = ACTION_IDS.find((id) => id === what);
  if (action === undefined) throw new RangeError(`no action ${what}`);
  const claims = claimOf(action);
  const tile = claims === null ? word(text, `co.do.${action}`) : title(text, claims);
  const who = target === '' ? null : (names[seat(Number(target))] ?? '');
  const plain = who === null ? tile : word(text, 'co.announce.against', { what: tile, who });
  return [
    button(tile, 'begun'),
    ...(who === null ? [] : [button(who, 'begun')]),
    button(claims === null ? plain : word(text, `co.said.${claims}`), 'whole'),
  ];
}
