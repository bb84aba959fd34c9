/** Everything a card may use: the one module cards import. */
export { askSeat, askUnlessForced, type Script, together } from '../../../engine/script';
export { text } from '../../../engine/text';
export { idOf } from '../board/copies';
export { distance } from '../board/distance';
export { asCounted } from '../board/pieces';
export { type SheetId } from '../board/sheets';
export { BERLIN, type ItemId, type LeaderId, SPACE_IDS, type SpaceId, SPACES } from '../board/spaces';
export type {
  Both,
  ConspireRoll,
  DossierCard,
  EventCard,
  GameRun,
  InexorableInterrogationCard,
  InterrogationCard,
  InterrogationOption,
  Position,
  Sheet,
} from '../content';
export { penaltyCosts } from '../forecast/penalties';
export { withDice } from '../forecast/pool';
export { chanceOnHitler } from '../forecast/strike';
export { name } from '../i18n/names';
export { arrest, illegalCards, prisoners, release } from '../rules/arrest';
export {
  aboutCard,
  activeSeat,
  askCard,
  askConspirator,
  askEffect,
  askItem,
  askLeader,
  askMay,
  askNearest,
  askSpace,
  chooseDiscard,
} from '../rules/ask';
export { attemptOf, changeAttempt, eaglesCounted, rollProspect } from '../rules/attempt';
export { eagles, numbers, roll, rollDie, showRoll, targets } from '../rules/dice';
export { discardCards, discardItem, draftOf } from '../rules/discard';
export { addToTrack, emptyTrack } from '../rules/dissent-track';
export { canDraw, drawCard, gainCard, layOnDiscard, shuffleIntoDeck, takeTopCard } from '../rules/draw';
export { hasEvents, removeEvents, topEvents } from '../rules/events';
export { hideEvents, putBackEvents, showEvents } from '../rules/foreseen';
export {
  gainItem,
  type ItemSource,
  itemSources,
  removeTiles,
  revealTile,
  spend,
  spendOptions,
  takeTile,
  tileSpaces,
} from '../rules/items';
export { moveAllLeaders, moveLeaders, removeLeader, sendLeadersHome, visit } from '../rules/leaders';
export {
  changeMotivation,
  changeSuspicion,
  lowerMotivationTo,
  lowerSuspicionTo,
  raiseSuspicionTo,
  setSuspicion,
} from '../rules/levels';
export { itemOptions, settleLimits } from '../rules/limits';
export { inOrder, logLine, msg } from '../rules/log';
export { legalMoves, moveConspirator } from '../rules/movement';
export { defeat } from '../rules/over';
export { raid } from '../rules/raid';
export { because, reason } from '../rules/reasons';
export {
  active,
  allMeet,
  companions,
  conspirator,
  DEPUTIES,
  type FreeConspirator,
  freeConspirators,
  freeIds,
  inSpace,
  isFree,
  isLegal,
  leaderSpace,
  motivationAtLeast,
  supply,
  suspicionAtLeast,
} from '../rules/select';
export { evacuateConspirators, evacuateLeaders } from '../rules/stages';
export { changeSupport, raiseSupportTo, resetSupport, supportCanFall, supportCanRise } from '../rules/support';
export { gainActions, skipEvent } from '../rules/turn';
export type { CardKey, Conspirator, EventKey, Pub } from '../state';
