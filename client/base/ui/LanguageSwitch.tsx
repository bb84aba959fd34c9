import { LANGUAGES } from '../../../shared/engine/game';
import { useFirstWords } from '../i18n/WordsContext';

/** One button per language; the reader's own is marked. */
export function LanguageSwitch() {
  const { language, setLanguage, t } = useFirstWords();
  return (
    <div className="languages" role="group" aria-label={t('app.language')}>
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
          <span className="sr-only"> {t(`app.language.${one}`)}</span>
        </button>
      ))}
    </div>
  );
}
