import { useAllWords } from '../i18n/WordsContext';
import { CODES, useSetting } from '../settings';
import { useTold } from '../told/Told';
import type { Given } from './useGiving';

/** Says what became of a link that was to be given away. */
export function Outcome({ of }: { readonly of: Given }) {
  const { t } = useAllWords();
  const codes = useSetting(CODES);
  const words = () => {
    switch (of) {
      case 'none':
        return '';
      case 'copied':
        return t('lobby.copied');
      case 'by-hand':
        return t(codes === 'hidden' ? 'code.by-hand' : 'lobby.select');
      case 'not-shared':
        return t(codes === 'hidden' ? 'code.by-hand' : 'lobby.not-shared');
    }
  };
  const said = words();
  useTold('link', said);
  return said === '' ? null : <p className="hint">{said}</p>;
}
