import './chat.css';

import { memo, type SubmitEvent, useEffect, useState } from 'react';

import { phraseText } from '../../../shared/engine/phrases';
import {
  type AnnouncementLine,
  CHAT_LENGTH,
  type ChatLine,
  type MemberView,
  type PhraseLine,
  type SaidLine,
} from '../../../shared/protocol/rooms';
import { useAllWords } from '../i18n/WordsContext';
import { useTold } from '../told/Told';
import { ErrorLine } from '../ui/ErrorLine';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { useNewest } from '../ui/useNewest';
import { useChat } from './ChatContext';
import { Comments } from './Comments';
import { isSaid } from './lines';
import { Mute } from './Mute';
import { Phrasebook } from './Phrasebook';
import { timeOf } from './time';
import { useNewestTold } from './useNewestTold';

/** A line shows no name when the same person said the line before it less than this long ago. */
const TOGETHER_MS = 3 * 60_000;
/** The number of characters left is shown when it is not more than this. */
const NEAR_LIMIT = 60;

/** The conversation of the table, and beside it what spectators say among themselves where the reader may read that. */
export function ChatPanel({
  reading,
}: {
  /** Whether the panel is on the screen. Lines that come while it is count as read. */
  readonly reading: 'yes' | 'no';
}) {
  const { t } = useAllWords();
  const { access, comments } = useChat();
  const [chosen, setWhich] = useState<'table' | 'spectators' | null>(null);
  // Whoever goes out is with the spectators from then on.
  const which = chosen ?? (access === 'out' ? 'spectators' : 'table');
  if (comments.access === 'none') return <TableTalk reading={reading} />;
  const tab = (one: 'table' | 'spectators') => (
    <button type="button" aria-pressed={which === one} onClick={() => setWhich(one)} data-testid={`chat-${one}`}>
      {t(`comments.${one}`)}
    </button>
  );
  return (
    <div className="chat-both">
      <div className="chat-which" role="group" aria-label={t('comments.which')}>
        {tab('table')}
        {tab('spectators')}
      </div>
      {which === 'table' ? <TableTalk reading={reading} /> : <Comments />}
    </div>
  );
}

/** The lines of the conversation, and for members a field to write one. */
function TableTalk({
  reading,
}: {
  /** Whether the panel is on the screen. Lines that come while it is count as read. */
  readonly reading: 'yes' | 'no';
}) {
  const { t } = useAllWords();
  const { lines, me, members, markRead, unread, access } = useChat();
  const newest = lines.at(-1);
  const last = newest?.n ?? 0;
  const said = useSayer();
  useNewestTold('chat', last, reading === 'yes' && newest !== undefined ? said(newest) : '');
  const { box, onScroll, at, toNewest } = useNewest<HTMLDivElement>(last);
  const looking = useLooking();
  useEffect(() => {
    if (reading === 'yes' && at === 'newest' && looking === 'yes' && unread > 0) markRead();
  }, [reading, at, looking, unread, markRead]);
  return (
    <section className="chat" aria-label={t('chat.title')} data-testid="chat">
      <div
        className="chat-lines"
        ref={box}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('chat.title')}
        onScroll={onScroll}
      >
        {lines.length === 0 && <p className="quiet">{t('chat.empty')}</p>}
        <ol>
          {lines.map((line, i) =>
            isSaid(line) ? (
              <Line
                key={line.n}
                line={line}
                before={lines[i - 1] ?? null}
                whose={line.name === me ? 'mine' : 'theirs'}
                member={members.find(({ name }) => name === line.name)}
              />
            ) : (
              <RoomLine key={line.n} line={line} />
            ),
          )}
        </ol>
      </div>
      {at === 'earlier' && (
        <button type="button" className="chat-newest" onClick={toNewest}>
          {unread > 0 ? t('chat.newer', { n: unread }) : t('chat.newest')}
        </button>
      )}
      <div className="chat-tools more-below">
        {me !== null && access !== 'muted' && access !== 'out' && <Phrasebook onSend={toNewest} />}
        <Mute />
      </div>
      {me === null ? <p className="chat-note">{t('chat.watching')}</p> : <Field onSend={toNewest} />}
    </section>
  );
}

const Line = memo(function Line({
  line,
  before,
  whose,
  member,
}: {
  readonly line: SaidLine | PhraseLine;
  readonly before: ChatLine | null;
  readonly whose: 'mine' | 'theirs';
  /** The member with the line's name now; undefined when they have gone. */
  readonly member: MemberView | undefined;
}) {
  const { language } = useAllWords();
  const { text } = useChat().phrases;
  const together = before !== null && isSaid(before) && before.name === line.name && line.at - before.at < TOGETHER_MS;
  return (
    <li className="chat-line" data-testid="chat-line" data-whose={whose} data-n={line.n}>
      <span className={together ? 'sr-only' : 'chat-who'}>
        {member !== undefined && <SeatMark member={member} />}
        <bdi className="chat-name">{line.name}</bdi>{' '}
        <time dateTime={new Date(line.at).toISOString()}>{timeOf(line.at, Date.now(), language)}</time>
      </span>
      <span className="chat-text" dir="auto">
        {line.kind === 'said' ? line.text : text.render(phraseText(line.phrase))}
      </span>
    </li>
  );
});

/** The words of a line for a screen reader; empty for one's own. */
function useSayer(): (line: ChatLine) => string {
  const { me, tell, phrases } = useChat();
  return (line) => {
    if (!isSaid(line)) return tell(line.told);
    if (line.name === me) return '';
    return `${line.name}: ${line.kind === 'said' ? line.text : phrases.text.render(phraseText(line.phrase))}`;
  };
}

/** An announcement of the room, between the lines of members. */
function RoomLine({ line }: { readonly line: AnnouncementLine }) {
  const { language } = useAllWords();
  const { tell } = useChat();
  return (
    <li className="chat-told" data-testid="chat-told" data-n={line.n}>
      <time dateTime={new Date(line.at).toISOString()}>{timeOf(line.at, Date.now(), language)}</time>{' '}
      <span dir="auto">{tell(line.told)}</span>
    </li>
  );
}

function Field({ onSend }: { readonly onSend: () => void }) {
  const { t } = useAllWords();
  const { draft, setDraft, send, error, access } = useChat();
  const left = CHAT_LENGTH - draft.length;
  useTold('chat-closed', access === 'open' ? '' : t(`chat.${access}`));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
    send();
  };
  return (
    <form className="chat-form" onSubmit={submit}>
      <ErrorLine error={error} />
      <p className="chat-note chat-closed" id="chat-closed" hidden={access === 'open'} data-testid="chat-closed">
        {access !== 'open' && t(`chat.${access}`)}
      </p>
      <div className="chat-row">
        <input
          className="chat-input"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          maxLength={CHAT_LENGTH}
          disabled={access !== 'open'}
          placeholder={t('chat.say')}
          aria-label={t('chat.say')}
          aria-describedby="chat-closed chat-left"
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
          data-testid="chat-input"
        />
        <button className="chat-send" aria-label={t('chat.send')} disabled={access !== 'open'} data-testid="chat-send">
          <Icon name="arrow" />
        </button>
      </div>
      <p className="chat-note" id="chat-left" hidden={left > NEAR_LIMIT}>
        {left > NEAR_LIMIT ? '' : t('chat.left', { n: left })}
      </p>
    </form>
  );
}

/** Whether the page is visible: not in a hidden tab or a minimised window. */
function useLooking(): 'yes' | 'no' {
  const [looking, setLooking] = useState<'yes' | 'no'>('yes');
  useEffect(() => {
    const look = () => setLooking(document.visibilityState === 'visible' ? 'yes' : 'no');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return looking;
}
