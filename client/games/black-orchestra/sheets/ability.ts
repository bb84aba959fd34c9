import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import { motivationAtLeast } from '../../../../shared/games/black-orchestra/forecast/known';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { AFFILIATION, AUTOMATIC, ONCE_A_TURN } from '../faces';
import type { WordId } from '../i18n/words';

/** How things stand with a conspirator's special ability, as one of the screen's words: in force by itself, usable, or why not. */
export function abilityWord(table: Table, id: SheetId): WordId {
  if (table.abilitiesOff.includes(AFFILIATION[id])) return 'bo.sheet.ability.lost';
  if (table.turn.blanked === id) return 'bo.sheet.ability.blanked';
  // Found by two: a used one was waited for.
  if (table.turn.abilityUsed.includes(id) && ONCE_A_TURN.has(id)) return 'bo.sheet.ability.used';
  const usable = table.abilities[table.conspirators.findIndex((one) => one.id === id)] === true;
  // Found: somebody looked for the button of one more action, which was counted already.
  if (usable) return AUTOMATIC.has(id) ? 'bo.sheet.ability.always' : 'bo.sheet.ability.on';
  const one = table.conspirators.find((conspirator) => conspirator.id === id);
  return one !== undefined && one.space !== 'prison' && !motivationAtLeast(one, 'motivated')
    ? 'bo.sheet.ability.low'
    : 'bo.sheet.ability.off';
}
