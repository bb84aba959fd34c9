import { useState } from 'react';

import { storedSeats } from '../../base/browser-storage';
import { useWords } from '../../base/i18n/WordsContext';
import { Link } from '../../base/ui/Link';
import { roomPath } from '../route';

const MOST = 3;

/** Links to the rooms in which this browser has a seat, last used first. */
export function ReturnToRoom() {
  const { t } = useWords();
  const [seats] = useState(() => storedSeats().slice(0, MOST));
  if (seats.length === 0) return null;
  return (
    <nav className="sheet home-return" aria-label={t('home.back')}>
      <h2>{t('home.back')}</h2>
      <ul>
        {seats.map(({ code, name }) => (
          <li key={code}>
            <Link className="button" to={roomPath(code)}>
              {t('home.return', { code, name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
