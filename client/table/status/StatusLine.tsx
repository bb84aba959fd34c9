import type { ReactNode } from 'react';

import { isQuestion, type Seat } from '../../../shared/engine/ask';
import { keeperOf } from '../../../shared/engine/keeper';
import { useWords } from '../../base/i18n/WordsContext';
import { useAsked } from '../../base/told/Told';
import { keeperName } from '../people/keepers';
import { useAway } from '../people/useAway';
import { useNames } from '../people/useNames';
import { useOutcome } from '../people/useOutcome';
import { isPaused, tryingOf } from '../store/selectors';
import { useTable } from '../store/TableContext';
import { type Awaited, statusOf } from './status-of';
import { useSay } from './useSay';

/**
 * Says what this viewer has to decide, or which players the table waits for, why and how long. Screen readers announce
 * a question to this viewer at once; the strip announces the moves of others.
 * @param children the time left or passed, and buttons to act on it
 */
export function StatusLine({ children }: { readonly children?: ReactNode }) {
  const { t, language } = useWords();
  const members = useTable(({ room }) => room.members);
  const view = useTable((table) => table.view);
  const { text, meta } = useTable(({ game }) => game);
  const trying = useTable((table) => tryingOf(table) !== null);
  const paused = useTable(isPaused);
  const say = useSay();
  const nameOf = useNames();
  const outcome = useOutcome();
  const awayFor = useAway(members);
  const status = statusOf(view);
  const list = new Intl.ListFormat(language);
  const away = new Set(members.filter(({ connected, vacant }) => !connected && !vacant).map(({ seat }) => seat));
  const free = new Set(members.filter(({ vacant }) => vacant).map(({ seat }) => seat));
  const names = (seats: readonly Seat[]) => list.format(seats.map(nameOf));
  const keeper = (kind: string) => (of: Seat) => keeperOf(view.keepers, of, kind, meta.secluding);
  const awaited = ({ kind, about }: Awaited, seats: readonly Seat[]): readonly string[] => {
    if (seats.length === 0) return [];
    const [who, word] = [names(seats), `waiting.${kind}`];
    const bots = seats.every((at) => members.some(({ seat, bot }) => seat === at && bot !== null));
    if (bots) return [t('status.bot', { who, n: seats.length })];
    if (about !== null) return [say({ ...about, p: { ...about.p, who, n: seats.length } })];
    if (!text.has(word)) return [t('status.waiting', { who })];
    return [text.render({ m: word, p: { who, n: seats.length } })];
  };
  /** The stand-ins of the awaited seats. */
  const kept = (kind: string, seats: readonly Seat[]): readonly string[] =>
    seats.flatMap((of) => {
      const by = keeper(kind)(of);
      if (by === null) return [];
      const who = names([of]);
      if (by.kind === 'bot') return [t('status.kept.bot', { who })];
      if (by.seat === view.you) return [t('kept.yours', { name: who })];
      return [t('status.kept', { by: keeperName(by, members, t), who })];
    });
  /** Nobody plays a free seat (found: “Ada is choosing an action”, of a bot that had gone). */
  const unplayed = (seats: readonly Seat[]): readonly string[] => {
    const each = [...new Set(seats)];
    return each.length === 0 ? [] : [t('status.free', { who: names(each), n: each.length })];
  };
  /** A player who is away is not choosing anything. */
  const missing = (seats: readonly Seat[]): readonly string[] => {
    const each = [...new Set(seats)].map((of) => {
      const member = members.find(({ seat }) => seat === of);
      return { who: names([of]), time: member === undefined ? null : awayFor(member) };
    });
    const [first] = each;
    if (first === undefined) return [];
    if (each.length === 1 && first.time !== null) return [t('status.away.for', { who: first.who, time: first.time })];
    const whose = each.map(({ who, time }) => (time === null ? who : t('status.away.one', { who, time })));
    return [t('status.away', { who: list.format(whose), n: each.length })];
  };
  const sentence = () => {
    switch (status.kind) {
      case 'over':
        return outcome ?? t('status.over');
      case 'between':
        return t(trying ? 'try.mark' : 'status.between');
      case 'asked':
        return say(status.prompt);
      case 'waiting':
        if (paused) return t('status.paused');
        return [
          ...status.groups.flatMap((group) => {
            const { kind, seats } = group;
            const own = seats.filter((seat) => keeper(kind)(seat) === null);
            const here = own.filter((seat) => !away.has(seat) && !free.has(seat));
            return [...awaited(group, here), ...kept(kind, seats)];
          }),
          ...unplayed(
            status.groups.flatMap(({ kind, seats }) =>
              seats.filter((seat) => free.has(seat) && keeper(kind)(seat) === null),
            ),
          ),
          ...missing(
            status.groups.flatMap(({ kind, seats }) =>
              seats.filter((seat) => away.has(seat) && keeper(kind)(seat) === null),
            ),
          ),
        ].join(' ');
    }
  };
  useAsked(
    'asked',
    status.kind === 'asked' ? t('status.asked', { what: sentence() }) : '',
    view.asks.find(isQuestion)?.id,
  );
  return (
    <div className="status-line" data-kind={status.kind}>
      <h2 className="status-words" data-testid="status">
        {sentence()}
      </h2>
      {children}
    </div>
  );
}
