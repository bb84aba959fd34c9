import './slips.css';

import { useEffect, useState } from 'react';

import { storedNews, storeNews } from '../../base/browser-storage';
import { useChat } from '../../base/chat/ChatContext';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { Icon } from '../../base/ui/Icon';
import { useEvent } from '../../base/ui/useEvent';
import { useNames } from '../people/useNames';
import { useTable } from '../store/TableContext';
import { type News, newsIn, RECENT_MS } from './news';

/** How long somebody who has come is told of: afterwards it is no news (found: it took a tenth of a phone for the whole evening). */
const PASSES_MS = 20_000;

/**
 * Says on the table that a request to it came to nothing, and who said no, or who has taken a seat and plays whom, until the reader
 * puts that away. The conversation tells it as well, but is not on the screen of a phone.
 */
export function NewsNote() {
  const { code } = useTable(({ room }) => room);
  const clockOffsetMs = useTable((table) => table.clockOffsetMs);
  const { t } = useWords();
  const { lines } = useChat();
  const [away, setAway] = useState(() => storedNews(code));
  const [since] = useState(() => Date.now() + clockOffsetMs - RECENT_MS);
  const news = newsIn(lines, away, since);
  const words = useNewsWords()(news);
  // The conversation tells its newest line under the same name: it is heard once.
  useTold('chat', words, String(news?.n));
  const putAway = useEvent(() => {
    if (news === null) return;
    storeNews(code, news.n);
    setAway(news.n);
  });
  const passes = news?.told.what === 'took-seat' ? news.n : null;
  useEffect(() => {
    if (passes === null) return undefined;
    const timer = setTimeout(putAway, PASSES_MS);
    return () => clearTimeout(timer);
  }, [passes, putAway]);
  if (news === null) return null;
  return (
    <section className="news paper slip" aria-label={t('news.title')} data-testid="news">
      <p>{words}</p>
      <button type="button" className="icon" aria-label={t('table.close')} onClick={putAway} data-testid="news-away">
        <Icon name="cross" />
      </button>
    </section>
  );
}

/** Returns a function that gives the sentence of news. Whoever has taken a seat is named with whom they play. */
function useNewsWords(): (news: News | null) => string {
  const { t } = useWords();
  const { tell } = useChat();
  const members = useTable(({ room }) => room.members);
  const view = useTable((table) => table.view);
  const own = useTable((table) => table.own);
  const { client, text } = useTable(({ game }) => game);
  const nameOf = useNames();
  return (news) => {
    if (news === null) return '';
    const { told } = news;
    const taken = told.what === 'took-seat' ? members.find(({ name }) => name === told.name) : undefined;
    if (told.what !== 'took-seat' || taken === undefined) return tell(told);
    const as = client.seatName(taken.seat, view, text);
    if (taken.seat === own && as !== null) return t('news.seat.own', { as, from: told.from });
    return t('news.seat', { name: nameOf(taken.seat), from: told.from });
  };
}
