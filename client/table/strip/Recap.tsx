import type { ReactElement } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { type Moment, toldTo } from '../contract/story';
import { Slip } from '../kit/Slip';
import { Said } from '../log/Said';
import { useTable } from '../store/TableContext';

/** What the card of a moment says (found: one was played, and only its name stood there). */
function CardOf({ moment }: { readonly moment: Moment }): ReactElement | null {
  const { t } = useWords();
  const { client, text } = useTable(({ game }) => game);
  const view = useTable((table) => table.view);
  // One that somebody has lost by it is not what happened.
  const about = moment.explained === 'no' ? null : client.story.about({ ...moment, rest: [] });
  if (about === null || !client.choosing.reads.includes(about.kind)) return null;
  const [said] = client.explain(about, view, text)?.body ?? [];
  return said === undefined ? null : <p className="recap-card">{t('moment.quoted', { said })}</p>;
}

/** The list of missed moments, with buttons to go on to the question or to see the moments once more on the map. */
export function Recap(): ReactElement | null {
  const { t } = useWords();
  const { missed, own, say, send, closeList } = useTable(({ story }) => story);
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
                  <Said sentence={say(head)} />
                </b>
              )}{' '}
              <span>
                <Said sentence={rest.map(say).join(' ')} />
              </span>
              <CardOf moment={moment} />
            </li>
          );
        })}
      </ol>
      <div className="account-steps more-foot">
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
