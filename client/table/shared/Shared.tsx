import type { ReactElement } from 'react';

import type { RoomView } from '../../../shared/protocol/rooms';
import type { ReceivedView } from '../../base/connection/state';
import { useWords } from '../../base/i18n/WordsContext';
import { Loading } from '../../base/ui/Loading';
import { Page } from '../../base/ui/Page';
import { useLoaded } from '../../base/useLoaded';
import type { Game } from '../contract/game';
import { SharedBar } from './SharedBar';

/** Loaded when a page is first made a screen for everybody. */
const loadTable = () => import('./SharedTable');

/** Loads the shared screen. It never draws a view that was made for a seat. */
export function Shared({
  room,
  shown,
  game,
}: {
  readonly room: RoomView;
  readonly shown: ReceivedView | null;
  readonly game: Game;
}): ReactElement {
  const { t } = useWords();
  const loaded = useLoaded(loadTable);
  if (loaded.kind === 'ready' && shown !== null && shown.message.view.you === null) {
    return <loaded.value.SharedTable room={room} shown={shown} game={game} />;
  }
  return (
    <>
      <SharedBar code={room.code} />
      <Page>
        {loaded.kind === 'ready' ? (
          <p className="quiet">{t('status.starting')}</p>
        ) : (
          <Loading what={loaded} failure={t('app.page-failed')} />
        )}
      </Page>
    </>
  );
}
