import { useWords } from '../i18n/WordsContext';
import { CODES, useSetting } from '../settings';
import type { Given } from './useGiving';

/** Says what became of a link that was to be given away. */
export function Outcome({ of }: { readonly of: Given }) {
  const { t } = useWords();
  const codes = useSetting(CODES);
  const byHand = of === 'by-hand' || of === 'not-shared';
  return (
    <p className="hint" role="status" hidden={of === 'none'}>
      {of === 'copied' && t('lobby.copied')}
      {byHand && codes === 'hidden' && t('code.by-hand')}
      {of === 'by-hand' && codes === 'shown' && t('lobby.select')}
      {of === 'not-shared' && codes === 'shown' && t('lobby.not-shared')}
    </p>
  );
}
