import './table.css';
import './story/story.css';

import type { Seat } from '../../shared/engine/ask';
import type { RoomView } from '../../shared/protocol/rooms';
import type { Shown } from '../base/connection/state';
import { useWords } from '../base/i18n/WordsContext';
import { Page } from '../base/ui/Page';
import type { Game } from './game';
import type { SeatWish } from './room/RoomSlip';
import { Table } from './Table';

/** The table of a running or finished match, once its first view is there. */
export function TableScreen({
  room,
  seat,
  shown,
  game,
  onTakeSeat,
}: {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly shown: Shown | null;
  readonly game: Game;
  readonly onTakeSeat: (how: SeatWish) => void;
}) {
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
  return <Table room={room} seat={seat} shown={shown} game={game} onTakeSeat={onTakeSeat} />;
}
