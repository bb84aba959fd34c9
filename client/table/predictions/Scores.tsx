import './foretell.css';

import { useConnectionState } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';

/** How many spectators are named; the others are counted. */
const NAMED = 5;

/** The best scores of the spectators' predictions, once the match is over; draws nothing without predictions. */
export function Scores() {
  const { t } = useAllWords();
  const { room, seat, scores, watcher } = useConnectionState();
  // Who was out has foretold by the name of their seat.
  const own = watcher ?? room?.members.find((member) => member.seat === seat)?.name;
  const all = room !== null && scores.game === room.played.length ? scores.all : [];
  if (all.length === 0) return null;
  const shown = all.filter(({ name }, i) => i < NAMED || name === own);
  return (
    <section className="scores paper" aria-label={t('scores.title')} data-testid="scores">
      <h3>{t('scores.title')}</h3>
      <ol>
        {shown.map(({ name, points, right, of }) => (
          <li key={name} value={all.findIndex((one) => one.name === name) + 1}>
            <bdi className="scores-name">{name}</bdi>
            {name === own && <span className="mark">{t('scores.you')}</span>}{' '}
            <span>{t('scores.line', { points, right, of })}</span>
          </li>
        ))}
      </ol>
      {all.length > shown.length && <p className="hint">{t('scores.more', { n: all.length - shown.length })}</p>}
    </section>
  );
}
