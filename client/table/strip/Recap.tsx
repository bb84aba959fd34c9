import type { ReactElement } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { Slip } from '../kit/Slip';
import { type Cast, Said } from '../log/Said';
import { toldTo } from '../story/story';
import type { FollowedStory } from '../story/useStory';

/** What somebody who comes back has missed, as a list; from it on to the question, or through it once more on the map. */
export function Recap({ story, cast }: { readonly story: FollowedStory; readonly cast: Cast }): ReactElement | null {
  const { t } = useWords();
  const { missed, own, say, send, closeList } = story;
  if (missed === null) return null;
  const [first] = missed.moments;
  const play = () => {
    closeList();
    send({ type: 'replay', from: first?.at ?? 0 });
  };
  return (
    <Slip title={t(`recap.${missed.why}`)} id="recap" opened="by-itself" onClose={closeList}>
      <ol className="recap">
        {missed.moments.map((moment) => {
          const [head, ...rest] = toldTo(moment, own);
          return (
            <li key={moment.at} data-tone={moment.tone}>
              {head !== undefined && (
                <b>
                  <Said sentence={say(head)} cast={cast} />
                </b>
              )}{' '}
              <span>
                <Said sentence={rest.map(say).join(' ')} cast={cast} />
              </span>
            </li>
          );
        })}
      </ol>
      <div className="account-steps">
        <button type="button" className="plain" data-testid="replay" onClick={play}>
          {t('recap.play')}
        </button>
        <button type="button" className="primary" data-testid="recap-done" onClick={closeList}>
          {t('recap.done')}
        </button>
      </div>
    </Slip>
  );
}
