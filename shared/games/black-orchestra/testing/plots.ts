import type { Motivation } from '../board/levels';
import type { ItemId, SpaceId } from '../board/spaces';
import type { CardKey } from '../state';
import { type Given, one, putTile, Scenario } from './scenario';

/** A table for one plot: what the first conspirator has, and where Hitler is. */
export interface PlotGiven extends Given {
  readonly hitler: SpaceId;
  /** Where the first conspirator stands; with Hitler unless said otherwise. */
  readonly at?: SpaceId;
  /** Committed unless said otherwise. */
  readonly motivation?: Motivation;
  readonly items?: readonly ItemId[];
}

/** Starts with the first conspirator about to act, the plot in their dossier; the others stay at Train Station. */
export function plotTurn(card: CardKey, given: PlotGiven): Scenario {
  const { hitler, at = hitler, motivation = 'committed', items = [], table, ...rest } = given;
  return Scenario.turn({
    ...rest,
    table: (draft) => {
      draft.pub.turn.phase = 'actions';
      draft.pub.leaders.hitler = { state: 'board', space: hitler };
      const [first] = draft.pub.conspirators;
      if (first !== undefined) Object.assign(first, { space: at, motivation, items: [...items], dossier: [card] });
      table?.(draft);
    },
  });
}

/** Canaris about to act, with these items: Goerdeler at the Train Station holds the Suitcase Bomb, and its explosives lie in Munich. */
export function helpedPlot(space: SpaceId, items: readonly ItemId[] = []): Scenario {
  return Scenario.turn({
    sheets: ['canaris', 'goerdeler', 'stauffenberg'],
    table: (draft) => {
      draft.pub.support = 3;
      draft.pub.leaders.goering = { state: 'gone' };
      Object.assign(one(draft, 'canaris'), { space, items: [...items], suspicion: 'low' });
      Object.assign(one(draft, 'goerdeler'), { space: 'train-station', dossier: ['suitcase-bomb#1'] });
      putTile(draft, 'munich', 'explosives', 'up');
    },
  });
}
