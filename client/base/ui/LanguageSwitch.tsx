import { useRef } from 'react';

import { LANGUAGES, languages } from '../../../shared/engine/languages';
import { useFirstWords } from '../i18n/WordsContext';
import { useRoving } from './useRoving';

/** One button per language; the reader's own is marked. The Tab key stops once, the arrows lead on. */
export function LanguageSwitch() {
  const { language, setLanguage, t } = useFirstWords();
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  return (
    <div ref={box} className="languages" role="toolbar" aria-label={t('app.language')}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === language}
          data-testid="language"
          data-language={one}
          onClick={() => setLanguage(one)}
        >
          {one.toUpperCase()}
          <span className="sr-only" lang={one}>
            {' '}
            {languages[one].name}
          </span>
        </button>
      ))}
    </div>
  );
}
