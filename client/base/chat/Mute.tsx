import type { ReactElement } from 'react';

import { useWords } from '../i18n/WordsContext';
import { useChat } from './ChatContext';

/** Whom this browser shows in the conversation. Nobody else sees who is muted, and their things on the table stay in sight. */
export function Mute(): ReactElement | null {
  const { members, me } = useChat();
  return <MuteNames names={members.filter(({ name, vacant }) => name !== me && !vacant).map(({ name }) => name)} />;
}

/** The same among spectators: whoever has spoken, and whoever is muted. */
export function MuteSpeakers(): ReactElement | null {
  const { speakers, me } = useChat().comments;
  return <MuteNames names={speakers.filter((name) => name !== me)} />;
}

function MuteNames({ names }: { readonly names: readonly string[] }): ReactElement | null {
  const { t } = useWords();
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
