import { memo, type ReactElement, useMemo } from 'react';

import type { RoomView } from '../../../shared/protocol/rooms';
import { tvLink } from '../../base/address';
import { CodePicture } from '../../base/code/CodePicture';
import { RoomCode } from '../../base/code/RoomCode';
import { useShownCode } from '../../base/code/useShownCode';
import { useConnectionState } from '../../base/connection/ConnectionContext';
import type { ReceivedView } from '../../base/connection/state';
import { useWords } from '../../base/i18n/WordsContext';
import { CODES, SHARED_SOUND, useSetting } from '../../base/settings';
import type { Game } from '../contract/game';
import { CoverProvider } from '../curtain/Cover';
import { Account } from '../end/Account';
import { Board, Part, People } from '../map/Part';
import { PointedNote } from '../map/PointedNote';
import { usePointed } from '../mates/usePointed';
import { Players } from '../people/Players';
import { PlanCards } from '../plans/PlanCards';
import { usePresentation } from '../presentation/usePresentation';
import { Stakes } from '../prompt/Stakes';
import { PausedBar } from '../room/PausedBar';
import { ProposalCard } from '../room/ProposalCard';
import { StageLayer } from '../stage/StageLayer';
import { StatusLine } from '../status/StatusLine';
import { isPaused } from '../store/selectors';
import { stillTable } from '../store/still';
import { TableProvider, useTable } from '../store/TableContext';
import { useStory } from '../story/useStory';
import { TimeLeft } from '../time/TimeLeft';
import { SharedBar } from './SharedBar';

const NOBODY: readonly string[] = [];
/** A tap only marks: whoever wants to read about a thing has a device of their own. */
const LOOKS = { mode: 'mark', following: 'free' } as const;

/**
 * The shared screen: the map, the status, every player's public things, and how to join. It draws only what a spectator
 * may see, and nothing can be decided on it: players answer on their own devices.
 */
export function SharedTable({
  room,
  shown,
  game,
}: {
  readonly room: RoomView;
  readonly shown: ReceivedView;
  readonly game: Game;
}): ReactElement {
  const { message, clockOffsetMs } = shown;
  const { view, staged } = usePresentation(message.view, game, null, SHARED_SOUND);
  const { say, telling } = useStory(view, game, `${room.code}.shared.${room.played.length}`, 'idle');
  const points = usePointed(NOBODY, 'open');
  const { plans: suggested } = useConnectionState();
  const still = useMemo(() => stillTable(room, view, game), [room, view, game]);
  const given = {
    ...still,
    message: { ...message, view },
    staged,
    clockOffsetMs,
    story: { ...still.story, say, telling },
    points,
    suggested,
  };
  return (
    <CoverProvider>
      <TableProvider given={given} looks={LOOKS}>
        <Screen />
      </TableProvider>
    </CoverProvider>
  );
}

const Screen = memo(function Screen(): ReactElement {
  const { t, language } = useWords();
  const room = useTable((table) => table.room);
  const clockOffsetMs = useTable((table) => table.clockOffsetMs);
  const paused = useTable(isPaused);
  const { code, members } = room;
  const view = useTable((table) => table.view);
  const { client, text } = useTable(({ game }) => game);
  const isTold = useTable(({ staged }) => staged.moment === null);
  const codes = useSetting(CODES);
  const shownCode = useShownCode(code);
  // Bots and free seats have no device.
  const awaited = members.filter(
    ({ seat, bot, vacant }) => bot === null && !vacant && view.waiting.some((one) => one.seat === seat),
  );
  const who = new Intl.ListFormat(language).format(awaited.map(({ name }) => name));
  const ahead = client.ahead(view, text);
  const newest = view.log.slice(-5);
  return (
    <div className="shared-screen" data-testid="shared">
      <SharedBar code={code}>
        <div className="bar-gauges">
          <Part of="Gauges" />
          {view.over === null && <Part of="Danger" />}
        </div>
      </SharedBar>
      <main className="shared-table" aria-label={t('table.region')}>
        <h1 className="sr-only">{t('table.heading', { game: text.render({ m: 'game.name' }), code: shownCode })}</h1>
        <Board />
        <PointedNote />
        <StageLayer />
      </main>
      <aside className="shared-side more-below" aria-label={t('table.panel')}>
        <PausedBar room={room} seat={null} clockOffsetMs={clockOffsetMs} />
        <ProposalCard />
        {room.claims.length > 0 && (
          <p className="shared-asked" data-testid="shared-claims">
            {t('shared.claims')}
          </p>
        )}
        <StatusLine>
          <TimeLeft />
        </StatusLine>
        {/* Late, they have decided it long ago. */}
        {awaited.length > 0 && !paused && room.delay === 'none' && (
          <p className="shared-asked" data-testid="shared-asked">
            {t('shared.asked', { who, n: awaited.length })}
          </p>
        )}
        <Stakes />
        <div className="shared-plans">
          <PlanCards place="side" />
        </div>
        {ahead !== null && <p className="shared-ahead">{ahead}</p>}
        {view.over === null && <Part of="Goal" />}
        <Players />
        <ol className="shared-news" aria-label={t('table.log')}>
          {newest.map((line, i) => (
            <li key={view.log.length - newest.length + i}>{text.render(line.text)}</li>
          ))}
        </ol>
        {client.Legend !== null && view.over === null && (
          <div className="shared-spare">
            <Part of="Legend" />
          </div>
        )}
        <div className="shared-code">
          <CodePicture link={tvLink(code)} />
          <p>
            <span className="sr-only">{t('lobby.code')}</span>
            <RoomCode code={code} className="bar-code" />
            {codes === 'shown' && <span className="hint">{t('shared.join')}</span>}
          </p>
        </div>
      </aside>
      <section className="others-things shared-people" aria-label={t('table.people')}>
        <People whose="everybody" />
      </section>
      {view.over !== null && isTold && (
        <section className="shared-end" aria-label={t('end.account')} data-testid="shared-end">
          <Account onPast={null} actions={null} />
        </section>
      )}
    </div>
  );
});
