import './style.css';

import { type ReactElement, useMemo, useState } from 'react';

import type { Table } from '../../../shared/games/black-orchestra/table';
import type { GameScreenProps } from '../../table/contract';
import { Board } from './board/Board';
import { Events } from './desk/Events';
import { Piles } from './desk/Piles';
import { Strip } from './desk/Strip';
import { DiceMoment } from './DiceMoment';
import { word } from './i18n/words';
import { playOf } from './play';
import { AttemptPanel } from './plot/Attempt';
import { Sheets } from './sheets/Sheets';

const TABS = ['board', 'conspirators', 'desk'] as const;
type Tab = (typeof TABS)[number];

/**
 * The whole table of Black Orchestra. It fills the box the shell gives it: map, sheets and desk side by side where there
 * is room, one of them at a time behind tabs on a phone.
 */
export function Screen({ view, members, text, targets, tap, emphasis }: GameScreenProps<Table>): ReactElement {
  const [tab, setTab] = useState<Tab>('board');
  const play = useMemo(
    () => playOf({ view, members, text, targets, tap, emphasis }),
    [view, members, text, targets, tap, emphasis],
  );
  const { attempt } = view.table;
  return (
    <div className="bo">
      <div className={`bo-desk bo-show-${tab}`}>
        <Strip play={play} />
        <div className="bo-tabs" role="group" aria-label={word(text, 'bo.tabs')}>
          {TABS.map((one) => (
            <button key={one} type="button" aria-pressed={one === tab} onClick={() => setTab(one)}>
              {word(text, `bo.tab.${one}`)}
            </button>
          ))}
        </div>
        <div className="bo-main">
          {attempt === null ? null : <AttemptPanel attempt={attempt} play={play} />}
          <Board play={play} />
          <DiceMoment play={play} />
        </div>
        <div className="bo-events-box">
          <Events play={play} />
        </div>
        <div className="bo-sheets-box">
          <Sheets play={play} />
        </div>
        <div className="bo-piles-box">
          <Piles play={play} />
        </div>
      </div>
    </div>
  );
}
