import type { ReactNode } from 'react';

import { CodeSwitch } from '../../base/code/CodeSwitch';
import { useShownCode } from '../../base/code/useShownCode';
import { useWords } from '../../base/i18n/WordsContext';
import { NoticeSwitch } from '../../base/notify/NoticeSwitch';
import { HABIT, useSetting } from '../../base/settings';
import { Icon } from '../../base/ui/Icon';
import { Lamp } from '../../base/ui/Lamp';
import { LanguageSwitch } from '../../base/ui/LanguageSwitch';
import { Link } from '../../base/ui/Link';
import { Switch } from '../../base/ui/Switch';
import { ThemeSwitch } from '../../base/ui/ThemeSwitch';
import { OnlookersSwitch } from '../curtain/OnlookersSwitch';
import { Menu } from '../kit/Menu';
import { hasDrawer, useLayout } from '../kit/useLayout';
import { RulesButton } from '../rules/RulesButton';
import { SoundSwitch } from '../sound/SoundSwitch';
import { hasSay, isOver } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { MarksSwitch } from './MarksSwitch';

/**
 * The bar over the table: way out, room, the game's gauges, the rules, and a menu of what is rare: sound, the vote, devices, a shared
 * screen, and settings. Over a drawer the menu holds all but the gauges; on a wide screen the settings stand in the bar.
 * @param children the gauges of the game
 */
export function TopBar({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const { look } = useActions();
  const room = useTable((table) => table.room);
  const { spectators } = room;
  const code = useShownCode(room.code);
  const seat = useTable((table) => table.seat);
  const says = useTable(hasSay);
  const mode = useTable((table) => table.mode);
  const layout = useLayout();
  const habit = useSetting(HABIT);
  const way = (dialog: 'room' | 'vote' | 'devices' | 'screen', word: string) => (
    <button type="button" className="look" onClick={() => look({ dialog })} data-testid={`menu-${dialog}`}>
      {word}
    </button>
  );
  const place = (
    <>
      <Link to="/" className="brand" label={t('app.home')}>
        <Lamp />
      </Link>
      <button
        type="button"
        className="bar-code"
        aria-label={t('room.open', { code })}
        onClick={() => look({ dialog: 'room' })}
        data-testid="room-code"
      >
        {code}
      </button>
    </>
  );
  const marks = (
    <span className="bar-marks">
      {seat === null && <span className="mark spectator">{t('table.spectator')}</span>}
      {spectators > 0 && (
        <span className="bar-spectators" data-testid="spectators">
          {t('table.spectators', { n: spectators })}
        </span>
      )}
    </span>
  );
  const rules = <RulesButton className="look" label="rules.short" />;
  // In a menu nobody sees that taps do nothing but explain.
  const lookOnly = mode === 'look' && (
    <button
      type="button"
      className="look look-only"
      aria-haspopup="dialog"
      aria-label={t('table.look.is-on')}
      onClick={() => look({ dialog: 'look-only' })}
      data-testid="look-only"
    >
      <Icon name="eye" />
      {layout === 'drawer' && t('table.look.is-on')}
    </button>
  );
  const settings = (
    <>
      <Switch
        label={t('table.look')}
        help={t('table.look.help')}
        is={mode === 'look' ? 'on' : 'off'}
        testId="look"
        icon={<Icon name="eye" />}
        onPress={() => look({ mode: mode === 'look' ? 'act' : 'look' })}
      />
      <Switch
        label={t('table.at-once')}
        help={t('table.at-once.help')}
        is={habit === 'at-once' ? 'on' : 'off'}
        testId="at-once"
        onPress={() => HABIT.set(habit === 'at-once' ? 'look-first' : 'at-once')}
      />
      <OnlookersSwitch />
      <MarksSwitch />
      <NoticeSwitch />
      <ThemeSwitch />
      <LanguageSwitch />
    </>
  );
  const running = useTable((table) => !isOver(table));
  /** What is looked for anywhere else first: each opens by its own word. */
  const ways = (
    <div className="menu-row" data-testid="menu-ways">
      <SoundSwitch look="look" />
      {way('room', t('room.invite'))}
      {says && running && way('vote', t('ask-table.title'))}
      {seat !== null && way('devices', t('devices.title'))}
      {way('screen', t('lobby.screen'))}
    </div>
  );
  if (hasDrawer(layout)) {
    return (
      <header className="top-bar">
        <div className="bar-gauges">{children}</div>
        {lookOnly}
        <Menu>
          <div className="menu-row">
            {place}
            {rules}
            {marks}
          </div>
          {ways}
          <div className="menu-row">
            <CodeSwitch />
            {settings}
          </div>
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
      {layout === 'wide' ? settings : lookOnly}
      <Menu>
        {ways}
        <div className="menu-row">
          <CodeSwitch />
          {layout !== 'wide' && settings}
        </div>
      </Menu>
    </header>
  );
}
