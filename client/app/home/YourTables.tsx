import './your-tables.css';

import { useEffect, useMemo, useState } from 'react';

import type { GameMeta } from '../../../shared/engine/game';
import { inLanguage } from '../../../shared/engine/languages';
import type { TableNews } from '../../../shared/protocol/rooms';
import { roomPath } from '../../base/address';
import type { StoredSeat } from '../../base/browser-storage';
import { useShownCode, useShownCodes } from '../../base/code/useShownCode';
import { translationOf } from '../../base/i18n/translation';
import type { Translate } from '../../base/i18n/words';
import { useWords, WordsProvider } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { Icon } from '../../base/ui/Icon';
import { Link } from '../../base/ui/Link';
import { useGames } from '../games/useGames';
import type { RoomSentences } from '../room/RoomPage';
import { type Table, useTableNews } from './useTableNews';

/** How many tables stand unfolded; all at which this person is to answer do. */
const UNFOLDED = 3;
const MINUTE_MS = 60_000;

/** The tables at which this browser has a seat, those that wait for its person first, and a way into each. */
export function YourTables({
  sentences: { language, messages },
  onAsked,
}: {
  readonly sentences: RoomSentences;
  /** Is told at how many of them the person is to answer. */
  readonly onAsked: (tables: number) => void;
}) {
  const words = useMemo(() => ({ language, t: translationOf(language, messages) }), [language, messages]);
  return (
    <WordsProvider words={words}>
      <Tables onAsked={onAsked} />
    </WordsProvider>
  );
}

function Tables({ onAsked }: { readonly onAsked: (tables: number) => void }) {
  const { t } = useWords();
  const { tables, now, gone, forget, keep } = useTableNews();
  const games = useGames();
  const [forgotten, setForgotten] = useState<StoredSeat | null>(null);
  const asked = tables.filter(isAsked).length;
  useEffect(() => {
    onAsked(asked);
    return () => onAsked(0);
  }, [asked, onAsked]);
  const shownCode = useShownCodes();
  const losses = gone.map(({ code, why }) =>
    t(why === 'room-not-found' ? 'tables.gone' : 'tables.lost', { code: shownCode(code) }),
  );
  useTold('tables', losses.join(' '));
  const open = tables.filter((one) => !isOver(one)).sort(byUrgency);
  const shown = open.filter((one, i) => i < UNFOLDED || isAsked(one));
  const folded = [...open.filter((one) => !shown.includes(one)), ...tables.filter(isOver)];
  const rows = (some: readonly Table[]) => (
    <ul>
      {some.map((table) => (
        <Row
          key={table.seat.code}
          table={table}
          games={games.kind === 'ready' ? games.value : []}
          now={now}
          onForget={() => {
            forget(table.seat);
            setForgotten(table.seat);
          }}
        />
      ))}
    </ul>
  );
  const title = titleOf(t, open.length, asked);
  // Without the names of the games a table would have its code for a name.
  if (games.kind === 'loading') return null;
  return (
    <>
      {tables.length > 0 && (
        <nav className="your-tables" aria-label={title} data-testid="your-tables">
          <h2>{title}</h2>
          {rows(shown)}
          {folded.length > 0 && (
            <details>
              <summary>{t('tables.more', { n: folded.length })}</summary>
              {rows(folded)}
            </details>
          )}
        </nav>
      )}
      {forgotten !== null && (
        <p className="tables-word">
          {t('tables.forgotten', { code: shownCode(forgotten.code) })}{' '}
          <button
            type="button"
            className="plain"
            autoFocus
            onClick={() => {
              keep(forgotten);
              setForgotten(null);
            }}
          >
            {t('tables.undo')}
          </button>
        </p>
      )}
      {losses.map((words) => (
        <p key={words} className="tables-word">
          {words}
        </p>
      ))}
    </>
  );
}

function Row({
  table: { seat, news },
  games,
  now,
  onForget,
}: {
  readonly table: Table;
  readonly games: readonly GameMeta[];
  readonly now: number;
  readonly onForget: () => void;
}) {
  const { t, language } = useWords();
  const list = new Intl.ListFormat(language);
  const { code, name } = seat;
  const shown = useShownCode(code);
  const game = news?.game ?? seat.game;
  const meta = games.find((one) => one.name === game);
  const others = (news?.names ?? []).filter((_, at) => at !== news?.seat);
  const since = news === null ? null : (news.asked ?? earliest(news));
  return (
    <li
      className={news !== null && news.asked !== null ? 'your-table your-table-asks' : 'your-table'}
      data-testid="your-table"
    >
      <Link className="your-table-way" to={roomPath(code)}>
        <b>{meta === undefined ? shown : inLanguage(meta.announced, language).title}</b>{' '}
        <span className="your-table-code">{shown}</span>{' '}
        <span className="your-table-people">
          {others.length === 0 ? t('tables.as', { name }) : t('tables.with', { names: list.format(others) })}
        </span>{' '}
        {news !== null && (
          <span className="your-table-state">
            <strong>{stateOf(news, t, list)}</strong>
            {since !== null && now - since >= MINUTE_MS && ` ${t('tables.since', { time: lasting(t, now - since) })}`}
          </span>
        )}
      </Link>
      <button
        type="button"
        className="icon"
        aria-label={t('tables.forget', { code: shown })}
        onClick={onForget}
        data-testid="forget"
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}

function titleOf(t: Translate, n: number, asked: number): string {
  if (asked === 0) return t('tables.title', { n });
  return n === 1 ? t('tables.title.one') : t('tables.title.some', { n, asked });
}

/** How far a table is, in a few words. */
function stateOf(news: TableNews, t: Translate, list: Intl.ListFormat): string {
  const { phase, asked, waiting, names, outcome, seat, first = [] } = news;
  switch (phase) {
    case 'lobby':
      return t('tables.lobby');
    case 'stuck':
      return t('tables.stuck');
    case 'over':
      if (outcome === null) return t('tables.over');
      if (outcome !== 'ranked') return t(`played.${outcome}`);
      if (first.length === 1 && first[0] === seat) return t('played.victory');
      return t('played.first', { names: list.format(first.map((one) => names[one] ?? '')) });
    case 'playing':
      if (asked !== null) return t('app.your-turn');
      return waiting.length === 0
        ? t('tables.running')
        : t('tables.waiting', { who: list.format(waiting.map(({ seat }) => names[seat] ?? '')) });
  }
}

function lasting(t: Translate, ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return t('time.minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('time.hours', { n: hours }) : t('time.days', { n: Math.floor(hours / 24) });
}

function isAsked({ news }: Table): boolean {
  return news !== null && news.asked !== null;
}

function isOver({ seat, news }: Table): boolean {
  return news === null ? seat.match === 'over' : news.phase === 'over';
}

/** Since when the first of the others is awaited; null: nobody is. */
function earliest({ waiting }: TableNews): number | null {
  return waiting.length === 0 ? null : Math.min(...waiting.map(({ since }) => since));
}

/** The one that has waited longest for this person first, then those that wait for others, then the rest as they came. */
function byUrgency(one: Table, other: Table): number {
  const asked = ({ news }: Table) => news?.asked ?? Infinity;
  const rank = ({ news }: Table) => (news?.phase === 'playing' ? 0 : 1);
  return asked(one) === asked(other) ? rank(one) - rank(other) : asked(one) - asked(other);
}
