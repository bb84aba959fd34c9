import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

import type { Language } from '../../../shared/engine/game';
import { storedLanguage, storeLanguage } from '../browser-storage';
import type { FirstWord } from './first/en';
import { firstLanguage } from './language';
import { type AppWord, firstTranslationIn, type Translate } from './words';

interface FirstWords {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly t: Translate<FirstWord>;
}

/** The application's sentences in the reader's language. */
export interface Words {
  readonly language: Language;
  readonly t: Translate;
}

/** With the sentences of parts that come later. */
interface AllWords extends Words {
  readonly t: Translate<AppWord>;
}

const FirstContext = createContext<FirstWords | null>(null);
const Context = createContext<AllWords | null>(null);

/** Provides the reader's language, and the sentences that every screen has, to the components below. */
export function FirstWordsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(() => firstLanguage(storedLanguage(), navigator.languages));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = useCallback((chosen: Language) => {
    storeLanguage(chosen);
    setLanguage(chosen);
  }, []);
  const words = useMemo<FirstWords>(
    () => ({ language, setLanguage: choose, t: firstTranslationIn(language) }),
    [language, choose],
  );
  return <FirstContext value={words}>{children}</FirstContext>;
}

/** Provides all sentences of the application to a room. */
export function WordsProvider({ words, children }: { readonly words: AllWords; readonly children: ReactNode }) {
  return <Context value={words}>{children}</Context>;
}

/** The language that the reader has chosen, how to change it, and the sentences that every screen has. */
export function useFirstWords(): FirstWords {
  const words = useContext(FirstContext);
  if (words === null) throw new Error('useFirstWords outside FirstWordsProvider');
  return words;
}

/** The reader's language and the application's sentences: in a room only, as the first screen does not wait for them. */
export function useWords(): Words {
  return useAllWords();
}

/** The same with the sentences of parts that come later, for such parts only (`lazy`): these are drawn once their sentences are there. */
export function useAllWords(): AllWords {
  const words = useContext(Context);
  if (words === null) throw new Error('useWords outside WordsProvider');
  return words;
}
