import type { ReactElement } from 'react';

import { useAllWords } from '../i18n/WordsContext';
import { useChat } from './ChatContext';

/**
 * Lets the reader choose whose lines this browser shows in the chat. Only this reader sees who is muted, and the pieces
 * of muted members stay in sight.
 */
export function Mute(): ReactElement | null {
  const { members, me } = useChat();
  return <MuteNames names={members.filter(({ name, vacant }) => name !== me && !vacant).map(({ name }) => name)} />;
}

/** The same among spectators: lists all who have written or are muted. */
export function MuteSpeakers(): ReactElement | null {
  const { speakers, me } = useChat().comments;
  return <MuteNames names={speakers.filter((name) => name !== me)} />;
}

function MuteNames({ names }: { readonly names: readonly string[] }): ReactElement | null {
  const { t } = useAllWords();
  const { muted, setMuted } = useChat();
  if (names.length === 0) return null;
  const count = names.filter((name) => muted.includes(name)).length;
  return (
    <details className="chat-mute" data-testid="mute">
      <summary>{t('mute.title', { n: count })}</summary>
      {names.map((name) => {
        const is = muted.includes(name);
        return (
          <label key={name}>
            <input
              type="checkbox"
              checked={is}
              onChange={() => setMuted(is ? muted.filter((one) => one !== name) : [...muted, name])}
            />{' '}
            {t('mute.name', { name })}
          </label>
        );
      })}
      <p className="chat-note">{t('mute.help')}</p>
    </details>
  );
}
