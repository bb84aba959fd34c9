import { hasDrawer, type Layout, useLayout } from './kit/useLayout';
import { foretellsOf } from './store/selectors';
import { useTable } from './store/TableContext';

/** Which parts of a table stand where in the present window. */
interface Arrangement {
  readonly layout: Layout;
  /** One part at a time is shown, over the table or beside it. */
  readonly drawer: boolean;
  /** The game's table is one of cards, with no map. */
  readonly ofCards: boolean;
  /** Where a game draws nothing of people, they are named. */
  readonly named: boolean;
  /** What stands at the left of the map, so that the column at its right leaves it out. */
  readonly beside: 'people' | 'decks';
  /** Whether anything stands at the left of the map, where there is no drawer. */
  readonly left: boolean;
  /** Likewise below it. */
  readonly foot: boolean;
}

/** Decides what stands where, by the window, the game, and whether the reader has a seat. */
export function useArrangement(): Arrangement {
  const { shape, People, Hand, SecretHand, Decks } = useTable(({ game }) => game.client);
  const isSeated = useTable(({ seat }) => seat !== null);
  const foretells = useTable(foretellsOf);
  const layout = useLayout();
  const ofCards = shape === 'cards';
  const named = People === null;
  return {
    layout,
    drawer: hasDrawer(layout),
    ofCards,
    named,
    // People leave the decks no room beside them but in the broadest windows. A table of cards has nothing below it that takes their room.
    beside: ofCards || layout === 'wide' || !isSeated ? 'decks' : 'people',
    left: ofCards || isSeated || named || Decks !== null || (layout === 'wide' && foretells),
    foot: !ofCards && (isSeated ? Hand !== null || SecretHand !== null : !named),
  };
}
