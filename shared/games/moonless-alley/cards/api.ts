/** Everything a skill or a plot may use: the one module that they import. */
export type { Seat } from '../../../engine/ask';
export type { Possible, Script } from '../../../engine/script';
export { text } from '../../../engine/text';
export { agentOf, armsStrength, type CardId, cardOf, kindsOf, without } from '../board/cards';
export { type Pile, PILES, ZONE_IDS, type ZoneId } from '../board/zones';
export type { AlleyRun, Outcome, Plot, Skill } from '../content';
export { dominates, totalOf } from '../forecast/strength';
export { name } from '../i18n/names';
export { armsBeside, sumsOf, UNLIMITED, zonesFor } from '../rules/allowances';
export { askActor } from '../rules/ask';
export { keep, open } from '../rules/deploy';
export { decide, draw, gain, goTo, lose, refill } from '../rules/flow';
export {
  column,
  deployed,
  handOf,
  inOrder,
  opponents,
  othersFrom,
  standingOf,
  strongest,
  weakest,
} from '../rules/select';
export { bury, discard, move, named, pickUp, refOf } from '../rules/tiles';
export type { Deployed, Target } from '../state';
