import type { ReactElement } from 'react';

import { useAllWords } from '../../base/i18n/WordsContext';
import { names, toldTo } from '../contract/story';
import { Slip } from '../kit/Slip';
import { Said } from '../log/Said';
import { useTable } from '../store/TableContext';

/** The moment of the strip in full: every sentence of it, and the card it is about. From here all earlier moments can be read. */
export function Account({ onClose }: { readonly onClose: () => void }): ReactElement | null {
  const { t } = useAllWords();
  const { shown: moment, moments, own, say, send } = useTable(({ story }) => story);
  const { client, text } = useTable(({ game }) => game);
  const view = useTable((table) => table.view);
  const lookBack = useTable((table) => table.lookBack);
  if (moment === null) return null;
  const about = client.story.about(moment);
  const card = about === null ? null : client.explain(about, view, text);
  const n = moments.indexOf(moment);
  const word = client.story.kinds[moment.kind];
  const { Picture } = client;
  return (
    <Slip title={word === undefined ? t('moment.account') : text.render({ m: word })} id="account" onClose={onClose}>
      {Picture !== null && <Picture key={moment.at} moment={moment} text={text} size="large" />}
      <ul className="account">
        {toldTo(moment, own).map((line, i) => (
          <li key={i} data-own={names(line, own) ? 'yes' : 'no'}>
            <Said sentence={say(line)} />
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
      <div className="account-steps more-foot">
        <button type="button" className="plain" disabled={n <= 0} onClick={() => send({ type: 'previous' })}>
          {t('moment.earlier')}
        </button>
        <button type="button" className="plain" onClick={() => lookBack({ line: moment.at + moment.rest.length })}>
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
