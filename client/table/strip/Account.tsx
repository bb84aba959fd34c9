import type { ReactElement } from 'react';

import type { ViewMessage } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import type { Game } from '../contract/game';
import { Slip } from '../kit/Slip';
import { type Cast, Said } from '../log/Said';
import { type Moment, names, toldTo } from '../story/story';
import type { FollowedStory } from '../story/useStory';

/** A moment in full: every sentence of it, and the card it is about. From here all earlier moments can be read. */
export function Account({
  story,
  cast,
  moment,
  view,
  game,
  onPast,
  onClose,
}: {
  readonly story: FollowedStory;
  readonly cast: Cast;
  readonly moment: Moment;
  readonly view: ViewMessage['view'];
  readonly game: Game;
  /** Shows the table as it was at a line of the log. */
  readonly onPast: (line: number) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useWords();
  const { moments, own, say, send } = story;
  const { client, text } = game;
  const about = client.story.about(moment);
  const card = about === null ? null : client.explain(about, view, text);
  const n = moments.indexOf(moment);
  const word = client.story.kinds[moment.kind];
  const { Picture } = client;
  return (
    <Slip title={word === undefined ? t('moment.account') : text.render({ m: word })} id="account" onClose={onClose}>
      <Picture key={moment.at} moment={moment} text={text} size="large" />
      <ul className="account">
        {toldTo(moment, own).map((line, i) => (
          <li key={i} data-own={names(line, own) ? 'yes' : 'no'}>
            <Said sentence={say(line)} cast={cast} />
          </li>
        ))}
      </ul>
      {card !== null && (
        <div className="account-card">
          <h3>{card.title}</h3>
          {card.body.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </div>
      )}
      <div className="account-steps">
        <button type="button" className="plain" disabled={n <= 0} onClick={() => send({ type: 'previous' })}>
          {t('moment.earlier')}
        </button>
        <button type="button" className="plain" onClick={() => onPast(moment.at + moment.rest.length)}>
          {t('past.then')}
        </button>
        <button
          type="button"
          className="plain"
          disabled={n >= moments.length - 1}
          onClick={() => send({ type: 'next' })}
        >
          {t('moment.later')}
        </button>
      </div>
    </Slip>
  );
}
