import './stakes.css';

import { useId } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { useTable } from '../store/TableContext';

/** At the first stop of a phone's drawer there is room for so many. */
const MOST_IN_ROW = 4;

/** Between what others decide, where everybody may know it (found: “chooses a space”, and nobody could hope for one). */
export function Between({ place }: { readonly place: 'list' | 'row' }) {
  const { t } = useWords();
  const id = useId();
  const waiting = useTable(({ view }) => view.waiting);
  const text = useTable(({ game }) => game.text);
  return waiting.flatMap(({ seat, kind, between }) =>
    between === undefined || (place === 'row' && between.length > MOST_IN_ROW)
      ? []
      : [
          <div key={`${seat}.${kind}`} className="stakes between" data-place={place} data-testid="between">
            <span id={`${id}.${seat}.${kind}`}>{t('stakes.between')}</span>
            <ul aria-labelledby={`${id}.${seat}.${kind}`}>
              {between.map((label, i) => (
                <li key={i}>{text.render(label)}</li>
              ))}
            </ul>
          </div>,
        ],
  );
}
