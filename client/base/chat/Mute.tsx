import type { ReactElement } from 'react';

import { useWords } from '../i18n/WordsContext';
import { useChat } from './ChatContext';

/** Whom this browser shows in the conversation. Nobody else sees who is muted, and their things on the table stay in sight. */
export function Mute(): ReactElement | null {
  const { t } = useWords();
  const { members, me, muted, setMuted } = useChat();
  const others = members.filter(({ name, vacant }) => name !== me && !vacant);
  if (others.length === 0) return null;
  const count = others.filter(({ name }) => muted.includes(name)).length;
  return (
    <details className="chat-mute" data-testid="mute">
      <summary>{t('mute.title', { n: count })}</summary>
      {others.map(({ id, name }) => {
        const is = muted.includes(name);
        return (
          <label key={id}>
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
