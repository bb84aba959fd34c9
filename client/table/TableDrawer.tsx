import { type RefObject, useId, useState } from 'react';

import type { Seat } from '../../shared/engine/ask';
import { useWords } from '../base/i18n/WordsContext';
import { ChatButton } from './drawer/ChatButton';
import { Drawer } from './drawer/Drawer';
import { Panes } from './drawer/Panes';
import { Tabs } from './drawer/Tabs';
import type { Layout } from './kit/useLayout';
import type { Pieces } from './pieces';
import { ALL, type Extent } from './prompt/Prompt';
import { type DrawerEvent, type DrawerState, PANES } from './store/stops';

/** What the drawer of a phone opens with. */
export interface DrawerQuestion {
  /** `sketch`: another one's turn is drawn; `open`: something is asked, or the match is over; `none`: neither. */
  readonly kind: 'sketch' | 'open' | 'none';
  /** How much of the options the reader has asked for; null when they have not. */
  readonly list: Extent | null;
  /** Whether the options of one thing alone are shown. */
  readonly shown: 'narrow' | 'whole';
  readonly onMore: (heading: string | null) => void;
}

/** The drawer over the map of a phone: the question at its first stop, options or one's own sheet at the next, all there is to read at the last. */
export function TableDrawer({
  pieces,
  drawer,
  tell,
  layout,
  box,
  seat,
  spectator,
  question,
}: {
  readonly pieces: Pieces;
  readonly drawer: DrawerState;
  readonly tell: (event: DrawerEvent) => void;
  readonly layout: Layout;
  readonly box: RefObject<HTMLElement | null>;
  /** The seat that is shown. */
  readonly seat: Seat | null;
  /** Whether a spectator sits here who can foretell something; `no` for whoever has a seat. */
  readonly spectator: 'foretells' | 'looks-on' | 'no';
  readonly question: DrawerQuestion;
}) {
  const { t } = useWords();
  const tabs = useId();
  /** Whether what a spectator foretells fills half of a phone, because they have just opened it. */
  const [foretelling, setForetelling] = useState<'alone' | 'among-others'>('among-others');
  const { stop } = drawer;
  const { kind, list, shown, onMore } = question;
  const { outlook, planCards, foretell, people, prompt } = pieces;
  const body = () => {
    switch (stop) {
      case 'full':
        return (
          <Panes panes={PANES} shown={drawer.pane} onPane={(which) => tell({ type: 'read', pane: which })}>
            {pieces.read}
          </Panes>
        );
      case 'half':
        return (
          <>
            {kind !== 'sketch' && outlook}
            <div className="drawer-body">
              {spectator === 'foretells' && foretelling === 'alone' ? (
                foretell
              ) : (
                <>
                  {kind !== 'sketch' && planCards(stop)}
                  {prompt(list ?? (shown === 'whole' ? { kind: 'enough', onMore } : ALL))}
                  {foretell}
                  {shown === 'whole' && list === null && people(seat === null ? 'everybody' : 'own')}
                </>
              )}
            </div>
          </>
        );
      case 'peek':
        return (
          <>
            {kind !== 'sketch' && outlook}
            {kind !== 'sketch' && planCards(stop)}
            {kind !== 'none' ? (
              prompt({ kind: 'row', onMore })
            ) : (
              <>
                {spectator === 'foretells' && (
                  <button
                    type="button"
                    className="foretell-open"
                    onClick={() => {
                      setForetelling('alone');
                      tell({ type: 'moved', to: 'half' });
                    }}
                    data-testid="foretell-open"
                  >
                    {t('foretell.title')}
                  </button>
                )}
                <Tabs id={tabs} panes={PANES} shown={null} onPane={(which) => tell({ type: 'read', pane: which })} />
              </>
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
          {pieces.status}
          {pieces.takeBack}
          {stop !== 'full' && pieces.follow}
          {(stop === 'half' || (stop === 'peek' && kind !== 'none')) && (
            <ChatButton onOpen={() => tell({ type: 'read', pane: 'chat' })} />
          )}
        </>
      }
    >
      {stop === 'full' && pieces.freeSeat}
      {stop !== 'full' && pieces.firstTime}
      {body()}
    </Drawer>
  );
}
