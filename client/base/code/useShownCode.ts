import { useFirstWords } from '../i18n/WordsContext';
import { CODES, useSetting } from '../settings';
import type { ShownCode } from '../shown-code';

/** Makes room codes for sentences: the code, or a word in its place where the reader hides codes. Screen readers say the same. */
export function useShownCodes(): (code: string) => ShownCode {
  const { t } = useFirstWords();
  const codes = useSetting(CODES);
  return (code) => (codes === 'shown' ? code : t('code.hidden')) as ShownCode;
}

/** One room code for a sentence. */
export function useShownCode(code: string): ShownCode {
  return useShownCodes()(code);
}

/** The title of the page of a room; a hidden code is left out, as streams show titles. */
export function useTitle(code: string): string {
  const { t } = useFirstWords();
  return useSetting(CODES) === 'shown' ? `${code} · ${t('app.title')}` : t('app.title');
}
