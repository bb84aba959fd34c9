import { useWords } from '../base/i18n/WordsContext';
import { HandTray } from './hand/HandTray';
import { Part, People } from './map/Part';
import { useTable } from './store/TableContext';

/** What lies below the map of a laptop: the reader's own things, or everybody's for those who watch. */
export function TableFoot() {
  const { t } = useWords();
  const isSeated = useTable(({ seat }) => seat !== null);
  return isSeated ? (
    <section className="table-foot" aria-label={t('table.own')}>
      <Part of="Hand" />
      <HandTray />
    </section>
  ) : (
    <section className="table-foot others-things" aria-label={t('table.people')}>
      <People whose="everybody" />
    </section>
  );
}
