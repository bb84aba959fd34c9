import { useConnectionState } from '../connection/ConnectionContext';
import { type CommandError, isUpToDate } from '../connection/state';
import { errorWord } from '../i18n/words';
import { useWords } from '../i18n/WordsContext';

/** Why something came to nothing, in words; announced when it appears. */
export function ErrorLine({ error }: { readonly error: CommandError | null }) {
  const { say } = useWords();
  const state = useConnectionState();
  // What a break has swallowed may have been done all the same: the screen tells once we are back.
  const open = error === 'no-answer' && state.session !== null && !isUpToDate(state);
  const shown = open ? null : error;
  return (
    <p className="error-line" role="alert" data-testid="error" hidden={shown === null}>
      {shown === null ? '' : say(errorWord(shown))}
    </p>
  );
}
