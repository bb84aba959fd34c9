import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

import type { Language } from '../../../shared/engine/game';
import { storedLanguage, storeLanguage } from '../browser-storage';
import { firstLanguage } from './language';
import { type Translate, translationIn } from './words';

interface Words {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly t: Translate;
}

const Context = createContext<Words | null>(null);

/** Provides the reader's language, and the application's sentences in it, to the components below. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(() => firstLanguage(storedLanguage(), navigator.languages));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const words = useMemo<Words>(
    () => ({
      language,
      setLanguage: (chosen) => {
        storeLanguage(chosen);
        setLanguage(chosen);
      },
      t: translationIn(language),
    }),
    [language],
  );
  return <Context value={words}>{children}</Context>;
}

/** The reader's language, how to change it, and the application's sentences. */
export function useWords(): Words {
  const words = useContext(Context);
  if (words === null) throw new Error('useWords outside WordsProvider');
  return words;
}
