import type { RuleRef } from '../../../table/contract/contract';
import type { WordId } from '../i18n/words';
import type { SignId } from './signs';

/** A sign of the map: what it is called, what it means, and the rule that it stands for. */
export interface LegendSign {
  readonly sign: SignId;
  readonly word: WordId;
  readonly note: WordId;
  readonly rule: RuleRef;
}

/** The signs of the map in the order of their legend. */
export const SIGNS: readonly LegendSign[] = [
  {
    sign: 'motivation',
    word: 'bo.sheet.motivation',
    note: 'bo.motivation.note',
    rule: { rule: '4', at: 'motivation' },
  },
  { sign: 'suspicion', word: 'bo.sheet.suspicion', note: 'bo.suspicion.note', rule: { rule: '4', at: 'suspicion' } },
  { sign: 'support', word: 'bo.support.title', note: 'bo.legend.support.note', rule: { rule: '3.3' } },
  {
    sign: 'fortified',
    word: 'bo.legend.fortified',
    note: 'bo.space.fortified',
    rule: { rule: '2', at: 'board' },
  },
  { sign: 'tile', word: 'bo.legend.tile', note: 'bo.legend.tile.note', rule: { rule: '6.8' } },
  { sign: 'any-item', word: 'bo.legend.any-item', note: 'bo.legend.any-item.note', rule: { rule: '6.4' } },
  { sign: 'one-head', word: 'bo.legend.you', note: 'bo.legend.you.note', rule: { rule: '6.4' } },
  { sign: 'heads', word: 'bo.legend.distributed', note: 'bo.legend.distributed.note', rule: { rule: '6.4' } },
  { sign: 'hitler', word: 'bo.legend.hitler', note: 'bo.space.condition.hitler-here', rule: { rule: '6.4' } },
  { sign: 'deputy', word: 'bo.legend.deputy', note: 'bo.space.condition.deputy-here', rule: { rule: '6.4' } },
  { sign: 'in-stage', word: 'bo.legend.in-stage', note: 'bo.legend.in-stage.note', rule: { rule: '6.4' } },
  { sign: 'wehrmacht', word: 'bo.legend.wehrmacht', note: 'bo.legend.affiliation.note', rule: { rule: '6.4' } },
  { sign: 'abwehr', word: 'bo.legend.abwehr', note: 'bo.legend.affiliation.note', rule: { rule: '6.4' } },
  { sign: 'civilian', word: 'bo.legend.civilian', note: 'bo.legend.affiliation.note', rule: { rule: '6.4' } },
  { sign: 'closes', word: 'bo.legend.closes', note: 'bo.legend.closes.note', rule: { rule: '8', at: 'stage-7' } },
];
