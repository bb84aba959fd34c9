import type { Text } from '../../../../shared/engine/text';
import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import type { DangerForecast } from '../../../../shared/games/black-orchestra/forecast/danger';
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

/** The forecast in one line: how likely a raid is and whom it would take, who else may be arrested, whether Hitler moves. */
export function dangerLine({ next, raid, arrests }: DangerForecast, reader: Reader): readonly Text[] {
  const others = arrests.filter(({ who }) => !raid.arrested.includes(who));
  return [
    { m: 'bo.danger.raid', p: { chance: percent(next.raid) } },
    ...(next.lost > 0 ? [{ m: 'bo.danger.lost', p: { chance: percent(next.lost) } }] : []),
    ...(next.raid > 0 ? raidTexts(raid, reader) : []),
    ...(others.length > 0 ? [{ m: 'bo.danger.others', p: { who: others.map(({ who }) => sheet(who)) } }] : []),
    { m: 'bo.danger.hitler', p: { chance: percent(next.movesHitler) } },
  ];
}

/**
 * All that a raid would do now, sentence by sentence; to whoever reads of themselves alone, nothing of others.
 * @param track the targets on the dissent track, which a raid empties [BO 10]
 */
export function raidSentences({ raid }: DangerForecast, reader: Reader, track: number): readonly Text[] {
  return [
    ...(raid.arrested.length === 0 ? spared(reader) : arrestedTexts(raid.arrested, reader)),
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
