import { useFirstWords } from '../i18n/WordsContext';
import type { Loaded } from '../useLoaded';

/** Shown while something is loading, or when it failed: then with a button to try again. */
export function Loading({
  what,
  failure,
}: {
  readonly what: Exclude<Loaded<unknown>, { readonly kind: 'ready' }>;
  /** The sentence for a failed load. */
  readonly failure: string;
}) {
  const { t } = useFirstWords();
  if (what.kind === 'loading') return <p className="quiet">{t('app.loading')}</p>;
  return (
    <p className="error-line" role="alert">
      {failure}{' '}
      <button type="button" className="plain" onClick={what.retry}>
        {t('app.try-again')}
      </button>
    </p>
  );
}
