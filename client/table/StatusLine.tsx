import type { MemberView, ViewMessage, WaitingSince } from '../../shared/protocol/rooms';
import { useWords } from '../base/i18n/WordsContext';
import { Elapsed } from './Elapsed';
import type { Game } from './game';
import { nameOf } from './names';
import { statusOf } from './status';

/** One sentence for what is to be done now, or who is awaited for what and how long; announced when it changes. */
export function StatusLine({
  view,
  game,
  members,
  waitingSince,
  ahead,
}: {
  readonly view: ViewMessage['view'];
  readonly game: Game;
  readonly members: readonly MemberView[];
  readonly waitingSince: readonly WaitingSince[];
  readonly ahead: number;
}) {
  const { say, language } = useWords();
  const status = statusOf(view);
  const list = new Intl.ListFormat(language);
  const sentence = () => {
    switch (status.kind) {
      case 'over':
        return say('status.over');
      case 'between':
        return say('status.between');
      case 'asked':
        return game.text.render(status.prompt);
      case 'waiting':
        return status.groups
          .map(({ kind, seats }) => {
            const who = list.format(seats.map((seat) => nameOf(seat, members, view, game, say)));
            const word = `waiting.${kind}`;
            return game.text.has(word)
              ? game.text.render({ m: word, p: { who, n: seats.length } })
              : say('status.waiting', { who });
          })
          .join(' ');
    }
  };
  const since = status.kind === 'waiting' ? waitingSince.map((entry) => entry.since) : [];
  return (
    <div className="status-line" data-kind={status.kind}>
      <p role="status" aria-live="polite" data-testid="status">
        {sentence()}
      </p>
      {since.length > 0 && <Elapsed since={Math.min(...since)} ahead={ahead} />}
    </div>
  );
}
