import { useConnectionState } from '../connection/ConnectionContext';
import { type CommandError, isUpToDate } from '../connection/state';
import { useFirstWords } from '../i18n/WordsContext';

/** Says why a command failed; screen readers announce it when it appears. */
export function ErrorLine({ error }: { readonly error: CommandError | null }) {
  const { t } = useFirstWords();
  const state = useConnectionState();
  // A command without an answer may have been executed. Until the view is current again, nothing is said about it.
  const open = error === 'no-answer' && state.session !== null && !isUpToDate(state);
  if (open || error === null) return null;
  return (
    <p className="error-line" role="alert" data-testid="error">
      {t(`error.${error}`)}
    </p>
  );
}
