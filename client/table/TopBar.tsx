import type { ReactNode } from 'react';

import type { Seat } from '../../shared/engine/ask';
import type { RoomView } from '../../shared/protocol/rooms';
import { useWords } from '../base/i18n/WordsContext';
import { NoticeSwitch } from '../base/notify/NoticeSwitch';
import { Icon } from '../base/ui/Icon';
import { Lamp } from '../base/ui/Lamp';
import { LanguageSwitch } from '../base/ui/LanguageSwitch';
import { Link } from '../base/ui/Link';
import { ThemeSwitch } from '../base/ui/ThemeSwitch';
import { OnlookersSwitch } from './curtain/OnlookersSwitch';
import { Menu } from './Menu';
import type { Habit } from './pressing';
import { RulesButton } from './rules/RulesButton';
import type { TapMode } from './targets';
import { hasDrawer, type Layout } from './useLayout';

/**
 * The bar over the table: way out, room, the game's gauges, the rules, and what is seldom set. Over a drawer a menu holds all but the
 * gauges; in columns it holds what is seldom set, so that what the game says in the bar has room.
 */
export function TopBar({
  room,
  seat,
  layout,
  mode,
  onMode,
  habit,
  onHabit,
  onRoom,
  children,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly layout: Layout;
  readonly mode: TapMode;
  readonly onMode: (mode: TapMode) => void;
  readonly habit: Habit;
  readonly onHabit: (habit: Habit) => void;
  /** Shows who is in the room. */
  readonly onRoom: () => void;
  /** The gauges of the game. */
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const place = (
    <>
      <Link to="/" className="brand" label={t('app.home')}>
        <Lamp />
      </Link>
      <button
        type="button"
        className="bar-code"
        aria-label={t('room.open', { code: room.code })}
        onClick={onRoom}
        data-testid="room-code"
      >
        {room.code}
      </button>
    </>
  );
  const marks = (
    <span className="bar-marks">
      {seat === null && <span className="mark spectator">{t('table.spectator')}</span>}
      {room.spectators > 0 && (
        <span className="bar-spectators" data-testid="spectators">
          {t('table.spectators', { n: room.spectators })}
        </span>
      )}
    </span>
  );
  const rules = <RulesButton className="look" label="rules.short" />;
  const settings = (
    <>
      <button
        type="button"
        className="look"
        aria-label={t('table.look')}
        aria-pressed={mode === 'look'}
        title={t('table.look.help')}
        onClick={() => onMode(mode === 'look' ? 'act' : 'look')}
        data-testid="look"
      >
        <Icon name="eye" />
        <span>{t('table.look')}</span>
      </button>
      <button
        type="button"
        className="look"
        aria-pressed={habit === 'at-once'}
        title={t('table.at-once.help')}
        onClick={() => onHabit(habit === 'at-once' ? 'look-first' : 'at-once')}
        data-testid="at-once"
      >
        <span>{t('table.at-once')}</span>
      </button>
      <OnlookersSwitch />
      <NoticeSwitch />
      <ThemeSwitch />
      <LanguageSwitch />
    </>
  );
  if (hasDrawer(layout)) {
    return (
      <header className="top-bar">
        <div className="bar-gauges">{children}</div>
        <Menu>
          <div className="menu-row">
            {place}
            {rules}
            {marks}
          </div>
          <div className="menu-row">{settings}</div>
        </Menu>
      </header>
    );
  }
  return (
    <header className="top-bar">
      {place}
      <div className="bar-gauges">{children}</div>
      {marks}
      {rules}
      {layout === 'wide' ? (
        settings
      ) : (
        <Menu>
          <div className="menu-row">{settings}</div>
        </Menu>
      )}
    </header>
  );
}
