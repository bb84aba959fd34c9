import type { ReactNode } from 'react';

import type { Seat } from '../../shared/engine/ask';
import type { RoomView } from '../../shared/protocol/rooms';
import { useWords } from '../base/i18n/WordsContext';
import { Lamp } from '../base/ui/Lamp';
import { LanguageSwitch } from '../base/ui/LanguageSwitch';
import { Link } from '../base/ui/Link';
import type { TapMode } from './targets';

/** The bar over the table: way out, room, players, whether taps act, language. */
export function TopBar({
  room,
  seat,
  mode,
  onMode,
  children,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly mode: TapMode;
  readonly onMode: (mode: TapMode) => void;
  readonly children: ReactNode;
}) {
  const { say } = useWords();
  return (
    <header className="top-bar">
      <Link to="/" className="brand" label={say('app.home')}>
        <Lamp />
      </Link>
      <span className="bar-code" data-testid="room-code">
        {room.code}
      </span>
      <div className="bar-players">{children}</div>
      <span className="bar-marks">
        {seat === null && <span className="mark spectator">{say('table.spectator')}</span>}
        {room.spectators > 0 && (
          <span className="bar-spectators" data-testid="spectators">
            {say('table.spectators', { n: room.spectators })}
          </span>
        )}
      </span>
      <button
        type="button"
        className="look"
        aria-label={say('table.look')}
        aria-pressed={mode === 'look'}
        title={say('table.look.help')}
        onClick={() => onMode(mode === 'look' ? 'act' : 'look')}
        data-testid="look"
      >
        <Eye />
        <span>{say('table.look')}</span>
      </button>
      <LanguageSwitch />
    </header>
  );
}

function Eye() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <circle cx="10" cy="10" r="2.6" fill="currentColor" />
    </svg>
  );
}
