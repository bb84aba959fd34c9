import { useWords } from '../base/i18n/WordsContext';
import { HandTray } from './hand/HandTray';
import { Foretell } from './lazy';
import { Part, People } from './map/Part';
import { Reading } from './Reading';
import { isOver } from './store/selectors';
import { useTable } from './store/TableContext';
import { useArrangement } from './useArrangement';

/** The column at the left of the map of a laptop: people, and what else has no room elsewhere. */
export function TableLeft() {
  const { t } = useWords();
  const isSeated = useTable(({ seat }) => seat !== null);
  const over = useTable(isOver);
  const { layout, ofCards, named, beside } = useArrangement();
  return (
    <section
      className="table-left more-below"
      data-of={isSeated ? 'player' : 'watcher'}
      aria-label={t(isSeated ? 'table.people' : 'table.beside')}
    >
      {ofCards && <HandTray />}
      {named ? <Reading pane="people" /> : (ofCards || isSeated) && <People whose="everybody" />}
      {layout === 'wide' && !over && <Part of="Plans" />}
      {beside === 'decks' && <Reading pane="decks" />}
      {layout === 'wide' && <Foretell />}
    </section>
  );
}
