import { type RefObject, useId, useState } from 'react';

import { useWords } from '../base/i18n/WordsContext';
import { ChatButton } from './drawer/ChatButton';
import { Drawer } from './drawer/Drawer';
import { Panes } from './drawer/Panes';
import { Tabs } from './drawer/Tabs';
import { GoalRow } from './GoalRow';
import { HandTray } from './hand/HandTray';
import { useLayout } from './kit/useLayout';
import { Foretell, FreeSeat, PlanCards } from './lazy';
import { People } from './map/Part';
import { PlayersInBrief } from './people/Players';
import { TryButton, Trying } from './plans/Try';
import { Between } from './prompt/Between';
import { EndTurn } from './prompt/EndTurn';
import { FirstTime } from './prompt/FirstTime';
import { TakeBack } from './prompt/TakeBack';
import { Question } from './Question';
import { Reading } from './Reading';
import { Follow } from './room/Follow';
import { Status } from './status/Status';
import { foretellsOf, isOut, panesOf, sketchOf, slottedOf } from './store/selectors';
import { useActions, useTable } from './store/TableContext';
import { Wishes } from './time/Wishes';

/** The drawer over the map of a phone: the question at its first stop, options or one's own sheet at the next, all there is to read at the last. */
export function TableDrawer({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const { t } = useWords();
  const { tell } = useActions();
  const tabs = useId();
  /** Whether what a spectator foretells fills half of a phone, because they have just opened it. */
  const [foretelling, setForetelling] = useState<'alone' | 'among-others'>('among-others');
  const layout = useLayout();
  const { stop, pane, asked } = useTable(({ drawer }) => drawer);
  const list = useTable((table) => table.list);
  const isWhole = useTable(({ narrow }) => narrow === null);
  const sketching = useTable((table) => sketchOf(table) !== null);
  const open = asked !== 'nothing';
  /** Slots leave room for the tabs below them on a phone held upright. */
  const tabbed = useTable((table) => slottedOf(table) !== null) && layout === 'drawer';
  const watches = useTable((table) => table.seat === null || isOut(table));
  const panes = useTable(panesOf);
  // Where a game draws nothing of people, they are named.
  const named = useTable(({ game }) => game.client.People === null);
  const foretells = useTable(foretellsOf);
  const body = () => {
    switch (stop) {
      case 'full':
        return (
          <Panes
            panes={panes}
            shown={pane}
            // The tab of what is read closes it (found: nobody knew how to get back to the actions).
            onPane={(which) => tell(which === pane ? { type: 'closed' } : { type: 'read', pane: which })}
          >
            {(which) => <Reading pane={which} />}
          </Panes>
        );
      case 'half':
        return (
          <>
            <GoalRow beside="danger" />
            <div className="drawer-body more-below">
              {foretells && foretelling === 'alone' ? (
                <Foretell />
              ) : (
                <>
                  <Question extent={list !== null ? 'more' : isWhole ? 'enough' : 'all'} />
                  {/* Below the options: one that comes must push none of them under the finger (found: a card was thrown away so). */}
                  {!sketching && <PlanCards place={stop} />}
                  <Wishes />
                  <Foretell />
                  {isWhole && list === null && <People whose={watches ? 'everybody' : 'own'} />}
                  {named && isWhole && list === null && <PlayersInBrief />}
                </>
              )}
            </div>
            <HandTray />
          </>
        );
      case 'peek':
        return (
          <>
            <GoalRow beside="danger" />
            {!sketching && <PlanCards place={stop} />}
            {open ? (
              <Question extent="row" />
            ) : (
              <>
                <Between place="row" />
                <Wishes />
              </>
            )}
            {!open && foretells && (
              <button
                type="button"
                className="foretell-open paper"
                onClick={() => {
                  setForetelling('alone');
                  tell({ type: 'moved', to: 'half' });
                }}
                data-testid="foretell-open"
              >
                {t('foretell.title')}
              </button>
            )}
            <HandTray />
            {(!open || tabbed) && (
              <Tabs id={tabs} panes={panes} shown={null} onPane={(which) => tell({ type: 'read', pane: which })} />
            )}
          </>
        );
    }
  };
  return (
    <Drawer
      stop={stop}
      opens={layout === 'side' ? 'left' : 'up'}
      onMove={(to) => {
        setForetelling('among-others');
        tell({ type: 'moved', to });
      }}
      box={box}
      head={
        <>
          <Status />
          <TryButton />
          <EndTurn />
          <TakeBack at="table" />
          {stop !== 'full' && <Follow />}
          {(stop === 'half' || (stop === 'peek' && open && !tabbed)) && (
            <ChatButton onOpen={() => tell({ type: 'read', pane: 'chat' })} />
          )}
        </>
      }
    >
      {stop === 'full' ? <FreeSeat /> : <FirstTime />}
      {stop !== 'full' && <Trying />}
      {body()}
    </Drawer>
  );
}
