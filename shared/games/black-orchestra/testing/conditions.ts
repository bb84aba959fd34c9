import { distance } from '../board/distance';
import { MOTIVATIONS } from '../board/levels';
import { DICE } from '../board/pieces';
import type { SheetId } from '../board/sheets';
import { LEADER_IDS, type SpaceId, SPACES } from '../board/spaces';
import { editions } from '../editions';
import type { TargetPlace } from '../forecast/facts';
import { hasRoomFor } from '../rules/limits';
import type { Condition, Whose } from '../rules/reasons';
import { type FreeConspirator, isFree } from '../rules/select';
import { actionsLeft } from '../rules/turn';
import type { Conspirator, Core } from '../state';

/**
 * Whether a condition that ends reasons has come about, read off the table and not asked of the rules that give them.
 * @param id whom it is about; whoever acts where not given
 */
export function hasCome(core: Core, condition: Condition, id?: SheetId): boolean {
  const { pub, hidden } = core;
  const content = editions[pub.edition];
  const you = () => free(core, id);
  const here = () => you().space;
  switch (condition.what) {
    case 'stage':
      return pub.stage >= condition.at[0];
    case 'stage-is':
      return pub.stage === condition.at[0];
    case 'turn-after':
      return pub.turn.number > condition.at[0];
    case 'turn':
      return pub.conspirators[pub.turn.active]?.id === condition.at[0];
    case 'action':
      return actionsLeft({ core, content }) > 0;
    case 'motivation':
      return MOTIVATIONS.indexOf(you().motivation) >= MOTIVATIONS.indexOf(condition.at[0]);
    case 'below-extreme':
      return you().suspicion !== 'extreme';
    case 'suspected':
      return whom(core, you(), condition.at[0]).some(({ suspicion }) => suspicion !== 'low');
    case 'below-reckless':
      return whom(core, you(), condition.at[0]).some(({ motivation }) => motivation !== 'reckless');
    case 'space':
      return condition.at.includes(here());
    case 'leader-here':
      return condition.at.some((leader) => standsIn(core, leader) === here());
    case 'company':
      return whom(core, you(), 'others-here').length > 0;
    case 'meeting':
      return pub.conspirators.every(({ space }) => space === here());
    case 'things-here':
      return whom(core, you(), 'here').some(({ dossier, items }) => dossier.length + items.length > 0);
    case 'prisoner':
      return pub.conspirators.some(({ space }) => space === 'prison');
    case 'tile-here':
      return pub.tiles[here()]?.face === condition.at[0];
    case 'no-tile-here':
      return pub.tiles[here()] === undefined;
    case 'delivery-here':
      return SPACES[here()].delivery !== undefined;
    case 'item':
      return itemsOf(you()).some((item) => condition.at.some((wanted) => wanted === 'any' || wanted === item));
    case 'plot':
      return you().dossier.some((card) => content.card(card).kind === 'plot');
    case 'action-card':
      return you().dossier.some((card) => content.card(card).action !== undefined);
    case 'target-in':
      return targetsIn(core, condition.at[0]).length > 0;
    case 'target-near': {
      const [place, attempter] = condition.at;
      const far = attempter === 'same-space' ? 0 : 1;
      return targetsIn(core, place).some((space) => distance(here(), space) === far);
    }
    case 'dice':
      return diceIn(core) >= condition.at[0];
    case 'support':
      return pub.support >= condition.at[0];
    case 'support-can-fall':
      return pub.support > pub.supportFloor;
    case 'conspirator-card':
      return hidden.deck.length + pub.discard.length > 0;
    case 'discarded-card':
      return pub.discard.length > 0;
    case 'discarded-item':
      return pub.itemDiscard.length > 0;
    case 'event':
      return (hidden.eventDecks[pub.stage - 1] ?? []).length > 0;
    case 'room': {
      const [id, kind] = condition.at;
      return hasRoomFor({ core, content }, id, kind);
    }
  }
}

/** A conspirator, or whose turn it is, free to act. */
function free({ pub }: Core, id?: SheetId): FreeConspirator {
  const one = id === undefined ? pub.conspirators[pub.turn.active] : pub.conspirators.find((each) => each.id === id);
  if (one === undefined || !isFree(one)) throw new RangeError('nobody is free to act');
  return one;
}

function whom({ pub }: Core, you: FreeConspirator, whose: Whose): readonly Conspirator[] {
  switch (whose) {
    case 'you':
      return [you];
    case 'here':
      return pub.conspirators.filter(({ space }) => space === you.space);
    case 'others-here':
      return pub.conspirators.filter(({ id, space }) => space === you.space && id !== you.id);
    case 'anybody':
      return pub.conspirators.filter(isFree);
  }
}

function itemsOf({ items, dossier }: Conspirator): readonly string[] {
  return [...items, ...dossier.filter((card) => card.startsWith('concealed-pistol#')).map(() => 'weapons')];
}

function standsIn({ pub }: Core, leader: (typeof LEADER_IDS)[number]): SpaceId | null {
  const token = pub.leaders[leader];
  return token.state === 'board' ? token.space : null;
}

/** The spaces of those whom plots may aim at now, as far as they are in such a place. */
function targetsIn(core: Core, place: TargetPlace): readonly SpaceId[] {
  const { pub } = core;
  return LEADER_IDS.flatMap((leader) => {
    const space = leader === 'hitler' || pub.variants.lieutenants ? standsIn(core, leader) : null;
    return space !== null && fits(place, space, pub.edition === 'first' ? 1 : null) ? [space] : [];
  });
}

function fits(place: TargetPlace, space: SpaceId, berlin: 1 | null): boolean {
  const { stage, fortified } = SPACES[space];
  const counted = stage ?? berlin ?? 0;
  switch (place) {
    case 'anywhere':
      return true;
    case 'fortified':
      return fortified === true;
    case 'not-fortified':
      return fortified === undefined;
    case 'berlin':
      return stage === null;
    case 'stage-1-or-2':
      return counted === 1 || counted === 2;
    case 'stage-3-4-or-5':
      return counted >= 3 && counted <= 5;
  }
}

function diceIn({ pub }: Core): number {
  const away = [
    pub.track,
    ...Object.values(pub.cardDice),
    ...pub.conspirators.map(({ extraDice }) => extraDice.length),
  ];
  return away.reduce((left, dice) => left - dice, DICE);
}
