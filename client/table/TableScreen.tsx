import './table.css';
import './strip/story.css';

import { useEffect, useMemo, useState } from 'react';

import type { Seat } from '../../shared/engine/ask';
import type { RoomView } from '../../shared/protocol/rooms';
import { useConnectionState } from '../base/connection/ConnectionContext';
import { isUpToDate, type ReceivedView } from '../base/connection/state';
import { useWords } from '../base/i18n/WordsContext';
import { PartyBar } from '../base/party/PartyBar';
import { Page } from '../base/ui/Page';
import type { Game } from './contract/game';
import { CoverProvider } from './curtain/Cover';
import { UrgentBar } from './lazy';
import { viewOfKept } from './people/keepers';
import { KeptBar, type Showing } from './room/KeptBar';
import { PausedBar } from './room/PausedBar';
import type { SeatWish } from './store/table';
import { TableProvider } from './store/TableContext';
import { type Followed, useFollowed } from './store/useFollowed';
import type { Arrival } from './story/useStory';
import { Table } from './Table';
import { TimeTold } from './time/TimeTold';

interface TableScreenProps {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly shown: ReceivedView | null;
  readonly game: Game;
  readonly onTakeSeat: (how: SeatWish) => void;
}

/** The table of a running or finished match, once its first view is there. */
export function TableScreen({ shown, ...props }: TableScreenProps) {
  const { t } = useWords();
  if (shown === null) {
    return (
      <Page>
        <p className="quiet" data-testid="status">
          {t('status.starting')}
        </p>
      </Page>
    );
  }
  return <Seats {...props} shown={shown} />;
}

/** The table as one's own seat sees it, or as a seat does that one keeps. */
function Seats({ room, seat, shown, game, onTakeSeat }: TableScreenProps & { readonly shown: ReceivedView }) {
  const [showing, setShowing] = useState<Showing>('own');
  const [arrival, setArrival] = useState<Arrival>('new');
  const [gone, setGone] = useState<Seat | null>(null);
  const kept = useMemo(() => (showing === 'own' ? null : viewOfKept(shown.message, showing)), [shown.message, showing]);
  const sync = isUpToDate(useConnectionState()) ? 'current' : 'behind';
  const lost = showing !== 'own' && kept === null;
  useEffect(() => {
    if (!lost) return;
    setGone(showing);
    setArrival('switched');
    setShowing('own');
  }, [lost, showing]);
  return (
    <div className="seats">
      <PartyBar />
      <PausedBar room={room} seat={seat} clockOffsetMs={shown.clockOffsetMs} />
      <KeptBar
        view={shown.message.view}
        members={room.members}
        seat={seat}
        text={game.text}
        showing={showing}
        onShow={(of) => {
          setArrival('switched');
          setShowing(of);
        }}
        gone={gone}
        onSeen={() => setGone(null)}
      />
      <OfSeat
        key={kept === null ? 'own' : showing}
        room={room}
        seat={kept === null ? seat : kept.view.you}
        own={seat}
        arrival={arrival}
        sync={sync}
        shown={kept === null ? shown : { ...shown, message: kept }}
        game={game}
        takeSeat={onTakeSeat}
      />
    </div>
  );
}

/** The table of a seat. */
function OfSeat(followed: Followed) {
  return (
    <CoverProvider>
      <FollowedTable {...followed} />
    </CoverProvider>
  );
}

function FollowedTable(followed: Followed) {
  return (
    <TableProvider given={useFollowed(followed)}>
      <UrgentBar />
      <TimeTold />
      <Table />
    </TableProvider>
  );
}
