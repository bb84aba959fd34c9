import { useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { keptSeats } from '../../base/kept';
import { Link } from '../../base/ui/Link';
import { roomPath } from '../route';

const MOST = 3;

/** Ways back to the rooms this browser holds a seat in, last used first. */
export function ReturnToRoom() {
  const { say } = useWords();
  const [seats] = useState(() => keptSeats().slice(0, MOST));
  if (seats.length === 0) return null;
  return (
    <nav className="sheet home-return" aria-label={say('home.back')}>
      <h2>{say('home.back')}</h2>
      <ul>
        {seats.map(({ code, name }) => (
          <li key={code}>
            <Link className="button" to={roomPath(code)}>
              {say('home.return', { code, name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
