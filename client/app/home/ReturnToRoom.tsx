import { useState } from 'react';

import { roomPath } from '../../base/address';
import { removeSeat, type StoredSeat, storedSeats } from '../../base/browser-storage';
import { useShownCode } from '../../base/code/useShownCode';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { Link } from '../../base/ui/Link';

const MOST = 3;

/** The rooms in which this browser has a seat, last used first: those that go on, then those whose game is over. */
export function ReturnToRoom() {
  const { t } = useFirstWords();
  const [seats, setSeats] = useState(storedSeats);
  const forget = (code: string) => {
    removeSeat(code);
    setSeats(storedSeats());
  };
  const running = seats.filter(({ match }) => match === 'running').slice(0, MOST);
  const over = seats.filter(({ match }) => match === 'over').slice(0, MOST);
  return (
    <>
      <Rooms title={t('home.back')} seats={running} onForget={forget} />
      <Rooms title={t('home.over')} seats={over} onForget={forget} />
    </>
  );
}

function Rooms({
  title,
  seats,
  onForget,
}: {
  readonly title: string;
  readonly seats: readonly StoredSeat[];
  readonly onForget: (code: string) => void;
}) {
  if (seats.length === 0) return null;
  return (
    <nav className="sheet home-return" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {seats.map((seat) => (
          <Room key={seat.code} seat={seat} onForget={onForget} />
        ))}
      </ul>
    </nav>
  );
}

function Room({ seat, onForget }: { readonly seat: StoredSeat; readonly onForget: (code: string) => void }) {
  const { t } = useFirstWords();
  const code = useShownCode(seat.code);
  return (
    <li>
      <Link className="button" to={roomPath(seat.code)}>
        {t('home.return', { code, name: seat.name })}
      </Link>
      <button
        type="button"
        className="icon"
        aria-label={t('home.forget', { code })}
        onClick={() => onForget(seat.code)}
        data-testid="forget"
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}
