import type { Text } from '../../../../shared/engine/text';
import { SPACE_IDS, type SpaceId } from '../../../../shared/games/black-orchestra/board/spaces';
import { isOvertaken } from '../../../../shared/games/black-orchestra/forecast/events';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { chanceOf } from '../../../../shared/games/black-orchestra/forecast/goal';
import { isMoverSpared } from '../../../../shared/games/black-orchestra/forecast/penalties';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Noted } from '../../../table/contract/contract';
import { aidsOf, isAided } from '../aids/aids';
import { conspiratorsAt, leadersAt } from '../explain/occupants';
import { enteringEffects, isWantedAt } from '../explain/space';
import { planOfOption } from '../goal/offered';
import { name, word } from '../i18n/words';
import { percent } from '../plot/odds';
import { fullDossier, oddsOfConspiring } from './about';
import { broughtBy } from './dissent';
import { heldUp } from './held-up';
import { serves } from './serves';
import { discardedCard } from './source';

/**
 * Who and what somebody meets who goes to a space: leaders, friends, the item, and what entering does. Of a space that is only
 * named: who stands there. Of a card to be drawn: that there is no room for it; of one to be discarded: what it says. Of an item:
 * which own plot it would serve. Of a card that holds Hitler up: where own plots can strike him. Of an effect of the dissent track: what it
 * brings. Of an ability: what it does. Of dice to conspire with: how likely they help and harm. Of a plot: how likely it succeeds. Of an
 * event: that it will be replaced. Of a conspirator: their levels.
 */
export function note(noted: Noted<Table, FactsByEdition>): string | null {
  const { option, view, text } = noted;
  const { key } = option;
  const { table } = view;
  const [kind, to] = key.split(':');
  const card = discardedCard(option);
  if (card !== null) return text.has(`${card}.text`) ? name(text, `${card}.text`) : null;
  const odds = oddsOfConspiring(option);
  if (odds !== null) return word(text, 'bo.note.conspire', { target: odds.target, eagle: odds.eagle });
  if (kind === 'dossier') return fullDossier(table, text)[0] ?? null;
  if (kind === 'plot') return chanceNow(noted);
  if (kind === 'ability') return option.ref === undefined ? null : name(text, `sheet.${option.ref.id}.brief`);
  if (option.ref?.kind === 'event') return overtaken(noted, option.ref.id);
  const brought = broughtBy(noted);
  if (brought.length > 0) return word(text, 'bo.note.met', { met: brought });
  const named = option.ref?.kind === 'conspirator' ? option.ref.id : null;
  const one = table.conspirators.find(({ id }) => id === named);
  if (one !== undefined) {
    const levels = {
      motivation: { m: `motivation.${one.motivation}` },
      suspicion: { m: `suspicion.${one.suspicion}` },
    };
    return word(text, 'bo.note.levels', levels);
  }
  const space = kind === 'move' || kind === 'space' ? SPACE_IDS.find((id) => id === to) : undefined;
  if (space === undefined) {
    const served = [...heldUp(noted), ...serves(noted)];
    return served.length === 0 ? null : word(text, 'bo.note.met', { met: served });
  }
  const isSafe = isMoverSpared(table, noted.facts[table.edition]);
  const people: readonly Text[] = [
    ...leadersAt(table, space).map((leader): Text => {
      const named = { m: `leader.${leader}` };
      // Whoever starts a turn there pays for it [BO 5].
      return kind === 'move' && !isSafe
        ? { m: 'bo.note.leader', p: { leader: named, cost: { m: `penalty.${leader}` } } }
        : named;
    }),
    ...conspiratorsAt(table, space).map(({ id }): Text => ({ m: `sheet.${id}` })),
  ];
  const tile = table.tiles[space];
  const things: readonly Text[] = [
    ...(tile === undefined ? [] : [tileText(tile)]),
    ...(tile !== undefined && kind === 'move' && isWantedAt(space, table) ? [{ m: 'bo.note.delivery-later' }] : []),
    ...enteringEffects(space),
  ];
  const met = kind === 'move' ? [...people, ...things] : people;
  return met.length === 0 ? null : word(text, 'bo.note.met', { met });
}

/** What a tile is, as far as it is seen. */
export function tileText(tile: NonNullable<Table['tiles'][SpaceId]>): Text {
  return tile.face === 'up' ? { m: `item.${tile.item}` } : { m: 'bo.note.tile' };
}

/** How likely a plot succeeds with all that is there (found: one without a chance stood in the list like any other). */
function chanceNow({ option, options, view, facts, text }: Noted<Table, FactsByEdition>): string | null {
  const { table, you } = view;
  const plan = planOfOption(option.key, table, facts[table.edition]);
  const seat = table.conspirators.find(({ id }) => id === plan?.who)?.seat;
  if (plan === null || !isAided(aidsOf(options).plans, you, seat)) return null;
  return word(text, 'bo.note.chance', { success: percent(chanceOf(plan.ready)) });
}

/** That an event whose order somebody chooses will be replaced when it is drawn [BO 8]. */
function overtaken({ view: { table }, facts, text }: Noted<Table, FactsByEdition>, event: string): string | null {
  const edition = facts[table.edition];
  return isOvertaken(edition, table.keyEvent, event) ? word(text, 'bo.note.overtaken') : null;
}
