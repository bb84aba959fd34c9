import type { Text } from '../../../../shared/engine/text';
import type { DangerForecast } from '../../../../shared/games/black-orchestra/forecast/danger';
import type { SheetId } from '../../../../shared/games/black-orchestra/sheets/ids';
import { printed } from '../faces';
import { percent } from '../plot/odds';

const sheet = (id: SheetId): Text => ({ m: `sheet.${id}` });

/** The forecast as far as it is about some of the conspirators. */
export function dangerTo(danger: DangerForecast, of: (id: SheetId) => boolean): DangerForecast {
  const { raid, arrests } = danger;
  return {
    ...danger,
    raid: {
      ...raid,
      arrested: raid.arrested.filter(of),
      deciding: raid.deciding.filter(({ who }) => of(who)),
    },
    arrests: arrests.filter(({ who }) => of(who)),
  };
}

/** The forecast in one line: how likely a raid is and whom it would take, who else may be arrested, whether Hitler moves. */
export function dangerLine({ next, raid, arrests }: DangerForecast): readonly Text[] {
  const others = arrests.filter(({ who }) => !raid.arrested.includes(who));
  return [
    { m: 'bo.danger.raid', p: { chance: percent(next.raid) } },
    ...(next.raid > 0 && raid.arrested.length > 0 ? [arrestedText(raid.arrested)] : []),
    ...(others.length > 0 ? [{ m: 'bo.danger.others', p: { who: others.map(({ who }) => sheet(who)) } }] : []),
    { m: 'bo.danger.hitler', p: { chance: percent(next.movesHitler) } },
  ];
}

/** All that a raid would do now, sentence by sentence. */
export function raidSentences({ raid }: DangerForecast): readonly Text[] {
  return [
    raid.arrested.length === 0 ? { m: 'bo.danger.arrested.nobody' } : arrestedText(raid.arrested),
    ...(raid.isDefeat ? [{ m: 'bo.danger.defeat' }] : []),
    ...raid.deciding.map(({ who, cards, suspicion }): Text => ({
      m: 'bo.danger.decides',
      p: { who: sheet(who), cards: cards.map((card) => ({ m: `card.${printed(card)}` })), suspicion },
    })),
  ];
}

function arrestedText(arrested: readonly SheetId[]): Text {
  return { m: 'bo.danger.arrested', p: { who: arrested.map(sheet), n: arrested.length } };
}

/** Whom the next event may arrest, a raid or another, each with the chance. */
export function arrestSentences({ arrests }: DangerForecast): readonly Text[] {
  return arrests.map(({ who, chance }) => ({ m: 'bo.danger.one', p: { who: sheet(who), chance: percent(chance) } }));
}
