import type { Text } from '../../../../shared/engine/text';
import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { SpaceId } from '../../../../shared/games/black-orchestra/board/spaces';
import type { DangerForecast } from '../../../../shared/games/black-orchestra/forecast/danger';
import { hitlerGoesTo } from '../../../../shared/games/black-orchestra/forecast/events';
import type { Facts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { inSpace } from '../../../../shared/games/black-orchestra/forecast/known';
import type { EventKey } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import { printed } from '../faces';
import { percent } from '../plot/odds';

const sheet = (id: SheetId): Text => ({ m: `sheet.${id}` });

/** Who reads a forecast: their conspirators, and whether it is about all or about those alone. */
export interface Reader {
  readonly own: readonly SheetId[];
  readonly scope: 'all' | 'own';
}

/** The conspirator who is “you”; null for whoever runs several, or nobody. */
export function youOf({ own }: Reader): SheetId | null {
  const [you, ...others] = own;
  return you !== undefined && others.length === 0 ? you : null;
}

/**
 * The forecast in one line, what matters more first: which event comes or how likely a raid is and whom it would take, whom Hitler comes
 * to, who else may be arrested, a raid that can come later only, whether Hitler moves.
 */
export function dangerLine(danger: DangerForecast, reader: Reader): readonly Text[] {
  const { next, raidAhead, raid, arrests, hitler } = danger;
  const others = arrests.filter(({ who }) => !raid.arrested.includes(who));
  const arrest = others.length > 0 ? [{ m: 'bo.danger.others', p: { who: others.map(({ who }) => sheet(who)) } }] : [];
  const move = hitlerSentence(danger, reader);
  const isVisit = hitler !== null && hitler.beside.length > 0;
  const raids = [
    ...(looksAhead(danger) ? [{ m: 'bo.danger.ahead', p: { chance: percent(raidAhead) } }] : []),
    ...(raidAhead > 0 ? raidTexts(raid, reader) : []),
  ];
  return [
    next.certain === null
      ? { m: 'bo.danger.raid', p: { chance: percent(next.raid) } }
      : { m: 'bo.danger.certain', p: { event: { m: `event.${printed(next.certain)}` } } },
    ...(next.lost > 0 ? [{ m: 'bo.danger.lost', p: { chance: percent(next.lost) } }] : []),
    ...(next.raid > 0 ? raids : []),
    ...(isVisit ? [move, ...arrest] : arrest),
    ...(next.raid > 0 ? [] : raids),
    ...(isVisit ? [] : [move]),
  ];
}

/** Whether a raid before the reader's next turn is likelier than with the next event, as both are shown. */
export function looksAhead({ next, raidAhead }: DangerForecast): boolean {
  return percent(raidAhead) > percent(next.raid);
}

/** Where the next event takes Hitler, and to whom: where one of them would pay for it at once, to that one. */
function hitlerSentence({ next, hitler }: DangerForecast, reader: Reader): Text {
  if (hitler !== null) {
    const { to, beside, penalised, chance } = hitler;
    const move = moveText(to, penalised === null ? beside : [penalised], reader);
    return { m: 'bo.danger.hitler.to', p: { move, chance: percent(chance), cost: penalised === null ? 0 : 1 } };
  }
  if (next.certain === null) return { m: 'bo.danger.hitler', p: { chance: percent(next.movesHitler) } };
  if (next.movesHitler === 0) return { m: 'bo.danger.hitler.stays' };
  return { m: 'bo.danger.hitler.to', p: { move: TO_NEAREST, chance: 100, cost: 0 } };
}

/** Of equally near conspirators it is known who is visited only once one is picked. */
const TO_NEAREST: Text = { m: 'bo.danger.moves.nearest' };

/** Where an event takes Hitler as everybody stands, and to whom of those that the reader reads of; null when he stays. */
export function moveOf(table: Table, facts: Facts, event: EventKey, reader: Reader): Text | null {
  const [to, ...others] = hitlerGoesTo(table, facts, event);
  if (to === undefined) return null;
  if (others.length > 0) return TO_NEAREST;
  const beside = inSpace(table, to).map(({ id }) => id);
  return moveText(to, reader.scope === 'all' ? beside : beside.filter((id) => reader.own.includes(id)), reader);
}

function moveText(to: SpaceId, beside: readonly SheetId[], reader: Reader): Text {
  const space = { m: `space.${to}` };
  const others = beside.filter((id) => id !== youOf(reader));
  const who = others.map(sheet);
  if (others.length < beside.length) return { m: 'bo.danger.moves.you', p: { space, who, n: others.length } };
  return beside.length === 0 ? { m: 'bo.danger.moves', p: { space } } : { m: 'bo.danger.moves.who', p: { space, who } };
}

/**
 * All that a raid would do now, sentence by sentence; to whoever reads of themselves alone, nothing of others.
 * @param track the targets on the dissent track, which a raid empties [BO 10]
 */
export function raidSentences({ raid }: DangerForecast, reader: Reader, track: number): readonly Text[] {
  return [
    ...(raid.arrested.length === 0 ? spared(reader) : arrestedTexts(raid.arrested, reader)),
    // Found: “you would be arrested”, and nobody knew what could be done about it.
    ...(raid.arrested.some((id) => reader.own.includes(id)) ? [{ m: 'bo.danger.remedy' }] : []),
    ...(raid.isDefeat ? [{ m: 'bo.danger.defeat' }] : []),
    ...(track > 0 ? [{ m: 'bo.danger.track', p: { n: track } }] : []),
    ...raid.deciding.map(({ who, cards, suspicion }): Text => ({
      m: 'bo.danger.decides',
      p: { who: sheet(who), cards: cards.map((card) => ({ m: `card.${printed(card)}` })), suspicion },
    })),
  ];
}

/** In one line what a raid would do: lose the game, or else arrest somebody. */
function raidTexts({ isDefeat, arrested }: DangerForecast['raid'], reader: Reader): readonly Text[] {
  return isDefeat ? [{ m: 'bo.danger.defeat' }] : arrestedTexts(arrested, reader);
}

/** That a raid would arrest none of those it is asked about. */
function spared(reader: Reader): readonly Text[] {
  if (reader.scope === 'all') return [{ m: 'bo.danger.arrested.nobody' }];
  return reader.own.map((id) =>
    id === youOf(reader) ? { m: 'bo.danger.spared.you' } : { m: 'bo.danger.spared', p: { who: sheet(id) } },
  );
}

function arrestedTexts(arrested: readonly SheetId[], reader: Reader): readonly Text[] {
  const you = youOf(reader);
  const others = arrested.filter((id) => id !== you);
  return [
    ...(others.length < arrested.length ? [{ m: 'bo.danger.arrested.you' }] : []),
    ...(others.length > 0 ? [{ m: 'bo.danger.arrested', p: { who: others.map(sheet), n: others.length } }] : []),
  ];
}

/** What the chance of an arrest is called; null where it would be of nobody's that the reader runs. */
export function arrestChance(reader: Reader): 'bo.danger.chance.arrest' | `bo.danger.chance.${'you' | 'yours'}` | null {
  if (reader.scope === 'all') return 'bo.danger.chance.arrest';
  if (reader.own.length === 0) return null;
  return youOf(reader) === null ? 'bo.danger.chance.yours' : 'bo.danger.chance.you';
}

/** Whom the next event may arrest, a raid or another, each with the chance. */
export function arrestSentences({ arrests }: DangerForecast): readonly Text[] {
  return arrests.map(({ who, chance }) => ({ m: 'bo.danger.one', p: { who: sheet(who), chance: percent(chance) } }));
}
