import { type SubmitEvent, useState } from 'react';

import { CHAT_LENGTH, type SaidLine } from '../../../shared/protocol/rooms';
import { useConnection } from '../connection/ConnectionContext';
import { useAllWords } from '../i18n/WordsContext';
import { ErrorLine } from '../ui/ErrorLine';
import { Icon } from '../ui/Icon';
import { useCommand } from '../ui/useCommand';
import { useNewest } from '../ui/useNewest';
import { useChat } from './ChatContext';
import { tidyLine } from './lines';
import { MuteSpeakers } from './Mute';
import { Naming } from './Naming';
import { timeOf } from './time';
import { useNewestTold } from './useNewestTold';

/** The comments of spectators: players read them after the end of the match. */
export function Comments() {
  const { t } = useAllWords();
  const { comments } = useChat();
  const { lines, former, access, me } = comments;
  const newest = lines.at(-1);
  const last = newest?.n ?? 0;
  const { box, onScroll } = useNewest<HTMLDivElement>(last);
  useNewestTold('comments', last, newest === undefined || newest.name === me ? '' : `${newest.name}: ${newest.text}`);
  return (
    <section className="chat" aria-label={t('comments.title')} data-testid="comments">
      <div
        className="chat-lines"
        ref={box}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('comments.title')}
        onScroll={onScroll}
      >
        {former.length > 0 && (
          <details className="comments-former" open={lines.length === 0}>
            <summary>{t('comments.former')}</summary>
            <Lines lines={former} me={me} />
          </details>
        )}
        {lines.length === 0 && access !== 'read' && <p className="quiet">{t('chat.empty')}</p>}
        <Lines lines={lines} me={me} />
      </div>
      <div className="chat-tools more-below">
        <MuteSpeakers />
      </div>
      {access === 'read' && <p className="chat-note">{t('comments.read')}</p>}
      {access === 'name' && <Naming help={t('comments.name.help')} />}
      {access === 'speak' && <Field />}
    </section>
  );
}

function Lines({ lines, me }: { readonly lines: readonly SaidLine[]; readonly me: string | null }) {
  const { language } = useAllWords();
  return (
    <ol>
      {lines.map(({ n, name, text, at }) => (
        <li key={n} className="chat-line" data-testid="comment" data-whose={name === me ? 'mine' : 'theirs'}>
          <span className="chat-who">
            <bdi className="chat-name">{name}</bdi>{' '}
            <time dateTime={new Date(at).toISOString()}>{timeOf(at, Date.now(), language)}</time>
          </span>
          <span className="chat-text" dir="auto">
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Field() {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const [draft, setDraft] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = tidyLine(draft);
    if (text === '') return;
    command.send(
      () => connection.send('comment', { text }),
      () => setDraft(''),
    );
  };
  return (
    <form className="chat-form" onSubmit={submit}>
      <p className="chat-note">{t('comments.help')}</p>
      <ErrorLine error={command.error} />
      <div className="chat-row">
        <input
          className="chat-input"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          maxLength={CHAT_LENGTH}
          placeholder={t('comments.say')}
          aria-label={t('comments.say')}
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
          data-testid="comment-input"
        />
        <button className="chat-send" aria-label={t('chat.send')} disabled={command.busy} data-testid="comment-send">
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
