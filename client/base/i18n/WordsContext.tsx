import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

import type { Language } from '../../../shared/engine/game';
import { keepLanguage, keptLanguage } from '../kept';
import { firstLanguage } from './language';
import { type Say, sayIn } from './words';

interface Words {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly say: Say;
}

const Context = createContext<Words | null>(null);

/** Gives everything below it the reader's language and the application's sentences in it. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(() => firstLanguage(keptLanguage(), navigator.languages));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const words = useMemo<Words>(
    () => ({
      language,
      setLanguage: (chosen) => {
        keepLanguage(chosen);
        setLanguage(chosen);
      },
      say: sayIn(language),
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
