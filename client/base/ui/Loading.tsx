import type { AppWord } from '../i18n/en';
import { useWords } from '../i18n/WordsContext';
import type { Loaded } from '../useLoaded';

/** Stands in for what is not loaded: a word of patience, or what failed with a button to try again. */
export function Loading({
  what,
  failure,
}: {
  readonly what: Exclude<Loaded<unknown>, { readonly kind: 'ready' }>;
  readonly failure: AppWord;
}) {
  const { say } = useWords();
  if (what.kind === 'loading') return <p className="quiet">{say('app.loading')}</p>;
  return (
    <p className="error-line" role="alert">
      {say(failure)}{' '}
      <button type="button" className="plain" onClick={what.retry}>
        {say('app.try-again')}
      </button>
    </p>
  );
}
