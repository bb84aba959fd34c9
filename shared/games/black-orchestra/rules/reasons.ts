import type { Reason } from '../../../engine/ask';
import type { Text } from '../../../engine/text';
import { type Motivation, MOTIVATIONS } from '../board/levels';
import type { SheetId } from '../board/sheets';
import type { ItemId, LeaderId, SpaceId } from '../board/spaces';
import type { TargetPlace } from '../forecast/facts';
import { name } from '../i18n/names';
import { msg } from './log';

/** Whose levels a condition looks at, from where the active conspirator or holder of a card stands. */
export type Whose = 'you' | 'here' | 'others-here' | 'anybody';

/**
 * What ends a reason. It is about the conspirator who is asked, or whose card it is (you), who is free, and their space (here).
 * Of several values in `at` one is enough, unless said otherwise.
 */
export type Condition =
  /** The current stage is this one or a later one. */
  | { readonly what: 'stage'; readonly at: readonly [number] }
  /** The current stage is exactly this one. */
  | { readonly what: 'stage-is'; readonly at: readonly [number] }
  /** A turn later than that of this number has begun. */
  | { readonly what: 'turn-after'; readonly at: readonly [number] }
  /** It is the turn of this conspirator. */
  | { readonly what: 'turn'; readonly at: readonly [SheetId] }
  /** You have an action left. */
  | { readonly what: 'action' }
  /** You are at this motivation or above. */
  | { readonly what: 'motivation'; readonly at: readonly [Motivation] }
  /** You are below extreme suspicion. */
  | { readonly what: 'below-extreme' }
  /** Somebody among them, who is free, is above low suspicion. */
  | { readonly what: 'suspected'; readonly at: readonly [Whose] }
  /** Somebody among them, who is free, is below reckless. */
  | { readonly what: 'below-reckless'; readonly at: readonly [Whose] }
  /** You are in one of these spaces. */
  | { readonly what: 'space'; readonly at: readonly SpaceId[] }
  /** One of these leaders is here. */
  | { readonly what: 'leader-here'; readonly at: readonly LeaderId[] }
  /** Somebody else is here. */
  | { readonly what: 'company' }
  /** Everybody is here, and nobody in prison. */
  | { readonly what: 'meeting' }
  /** Somebody here holds a card or an item. */
  | { readonly what: 'things-here' }
  /** Somebody is in prison. */
  | { readonly what: 'prisoner' }
  /** A tile lies here with this side up. */
  | { readonly what: 'tile-here'; readonly at: readonly ['up' | 'down'] }
  /** No tile lies here. */
  | { readonly what: 'no-tile-here' }
  /** Something is delivered here. */
  | { readonly what: 'delivery-here' }
  /** You hold this item, or something that counts as one; any item: `any`. */
  | { readonly what: 'item'; readonly at: readonly (ItemId | 'any')[] }
  /** You hold a plot. */
  | { readonly what: 'plot' }
  /** You hold a card that is played as an action. */
  | { readonly what: 'action-card' }
  /** Somebody whom the plot may aim at is in such a place. */
  | { readonly what: 'target-in'; readonly at: readonly [TargetPlace] }
  /** Somebody whom the plot may aim at is in such a place, and so far from you: both. */
  | { readonly what: 'target-near'; readonly at: readonly [TargetPlace, 'same-space' | 'exactly-one-move-away'] }
  /** So many dice are in the supply. */
  | { readonly what: 'dice'; readonly at: readonly [number] }
  /** Military support is so high, or higher. */
  | { readonly what: 'support'; readonly at: readonly [number] }
  /** Military support can fall. */
  | { readonly what: 'support-can-fall' }
  /** A conspirator card lies in the deck or on its discard pile. */
  | { readonly what: 'conspirator-card' }
  /** A conspirator card lies on the discard pile. */
  | { readonly what: 'discarded-card' }
  /** An item lies on the item discard pile. */
  | { readonly what: 'discarded-item' }
  /** An event lies in the deck of the current stage. */
  | { readonly what: 'event' }
  /** This conspirator has room for one more of these: both. */
  | { readonly what: 'room'; readonly at: readonly [SheetId, 'card' | 'item'] };

/**
 * A reason why something cannot be done.
 * @param rule the section of the rules that says so
 * @param until what ends it; none where nothing could be named that does
 */
export function because(why: Text, rule: string, until?: Condition): Reason {
  return until === undefined ? { why, rule } : { why, rule, until };
}

/** Reasons that several rules and cards give. Those that are always the same are one object, which views and patches skip. */
export const reason = {
  othersFirst: because(msg('why.others-first'), '5'),
  inPrison: because(msg('why.in-prison'), '11'),
  noDice: because(msg('why.no-dice'), '2', { what: 'dice', at: [1] }),
  noMeeting: because(msg('why.no-meeting'), '6', { what: 'meeting' }),
  noCards: because(msg('why.no-cards'), '14', { what: 'conspirator-card' }),
  noEvents: because(msg('why.no-events'), '6', { what: 'event' }),
  noItem: because(msg('why.no-item'), '6', { what: 'item', at: ['any'] }),
  nobodyInPrison: because(msg('why.nobody-in-prison'), '6', { what: 'prisoner' }),
  nowhere: because(msg('why.nowhere'), '6'),
  supportLowest: because(msg('why.support-lowest'), '3', { what: 'support-can-fall' }),
  poolFull: because(msg('why.pool-full'), '2'),
  unsuspected: {
    you: because(msg('why.unsuspected.you'), '4', { what: 'suspected', at: ['you'] }),
    here: because(msg('why.unsuspected.here'), '4', { what: 'suspected', at: ['here'] }),
    anybody: because(msg('why.unsuspected.anybody'), '4', { what: 'suspected', at: ['anybody'] }),
  },
  reckless: {
    here: because(msg('why.reckless.here'), '4', { what: 'below-reckless', at: ['here'] }),
    'others-here': because(msg('why.reckless.others-here'), '4', { what: 'below-reckless', at: ['others-here'] }),
    anybody: because(msg('why.reckless.anybody'), '4', { what: 'below-reckless', at: ['anybody'] }),
  },
  /** The motivation of whoever is asked is too low. */
  motivation: (level: Motivation, rule: string): Reason =>
    because(msg('why.motivation', { level: name.motivation(level), step: MOTIVATIONS.indexOf(level) + 1 }), rule, {
      what: 'motivation',
      at: [level],
    }),
  /** It works in two spaces only. */
  elsewhere: (one: SpaceId, other: SpaceId): Reason =>
    because(msg('why.in-one-of', { one: name.space(one), other: name.space(other) }), '6', {
      what: 'space',
      at: [one, other],
    }),
} as const;
