import { useWords } from '../../base/i18n/WordsContext';
import { Slip } from '../kit/Slip';
import { AskTable } from './AskTable';

/** What a player can ask the table to agree on, by itself. */
export function VoteSlip({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Slip title={t('ask-table.title')} id="vote" onClose={onClose}>
      <AskTable head="hidden" />
    </Slip>
  );
}
