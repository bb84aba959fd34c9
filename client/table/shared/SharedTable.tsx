import { type ReactElement, useMemo, useState } from 'react';

import type { Ref } from '../../../shared/engine/ask';
import type { RoomView } from '../../../shared/protocol/rooms';
import { roomLink } from '../../base/address';
import { useConnectionState } from '../../base/connection/ConnectionContext';
import type { Shown } from '../../base/connection/state';
import { useWords } from '../../base/i18n/WordsContext';
import { lazy } from '../../base/lazy';
import type { GameScreenProps } from '../contract/contract';
import type { Game } from '../contract/game';
import { Part } from '../kit/Part';
import { PointedNote } from '../map/PointedNote';
import { knownPlans, shownPlans } from '../mates/shown-plan';
import { usePointed } from '../mates/usePointed';
import { Players } from '../people/Players';
import { StatusLine } from '../status/StatusLine';
import { useStory } from '../story/useStory';
import { TimeLeft } from '../time/TimeLeft';
import { SharedBar } from './SharedBar';

const Qr = lazy(async () => (await import('../../base/ui/Qr')).Qr);

const NO_TARGETS: GameScreenProps<unknown>['targets'] = new Map();
const NOTHING: ReadonlySet<string> = new Set();
const NOBODY: readonly string[] = [];

/**
 * The table for everybody around one screen: the map, who is awaited, what everybody has, and how to join. It only ever draws
 * what a spectator is shown, and nothing can be decided in it: who is asked answers on a device of their own.
 */
export function SharedTable({
  room,
  shown,
  game,
}: {
  readonly room: RoomView;
  readonly shown: Shown;
  readonly game: Game;
}): ReactElement {
  const { t, language } = useWords();
  const { view, waitingSince } = shown.message;
  const { client, text, facts } = game;
  const [about, setAbout] = useState<Ref | null>(null);
  const story = useStory(view, game, `${room.code}.shared.${room.played.length}`, 'idle');
  const emphasis = useMemo(() => (about === null ? NOTHING : new Set([`${about.kind}:${about.id}`])), [about]);
  const points = usePointed(NOBODY, 'open');
  const { plans } = useConnectionState();
  const link = roomLink(room.code);
  const drawn = {
    view,
    facts,
    options: room.options,
    members: room.members,
    text,
    targets: NO_TARGETS,
    // A tap only points: whoever wants to read about a thing has a device of their own.
    tap: setAbout,
    emphasis,
    telling: story.telling,
    plans: shownPlans(knownPlans(plans, room.members), null, undefined),
    points,
    seek: points.at(-1) ?? null,
    following: 'free' as const,
    told: { from: view.log.length, to: view.log.length },
    putAway: () => undefined,
  };
  const awaiting = { members: room.members, waitingSince, clockOffsetMs: shown.clockOffsetMs };
  const awaited = room.members.filter(({ seat }) => view.waiting.some((one) => one.seat === seat));
  const who = new Intl.ListFormat(language).format(awaited.map(({ name }) => name));
  const newest = view.log.slice(-3);
  return (
    <div className="shared-screen" data-testid="shared">
      <SharedBar code={room.code}>
        <div className="bar-gauges">
          <Part of={client.Gauges} props={drawn} />
        </div>
      </SharedBar>
      <main className="shared-table" aria-label={t('table.region')}>
        <h1 className="sr-only">{t('table.heading', { game: text.render({ m: 'game.name' }), code: room.code })}</h1>
        <Part of={client.Table} props={drawn} />
        <PointedNote
          points={points}
          error={null}
          view={view}
          game={game}
          own={null}
          onPoint={({ thing }) => setAbout(thing)}
        />
      </main>
      <aside className="shared-side" aria-label={t('table.panel')}>
        <StatusLine view={view} game={game} members={room.members} say={story.say}>
          <TimeLeft
            view={view}
            seat={null}
            waitingSince={waitingSince}
            clockOffsetMs={shown.clockOffsetMs}
            onExplain={null}
          />
        </StatusLine>
        {awaited.length > 0 && (
          <p className="shared-asked" data-testid="shared-asked">
            {t('shared.asked', { who, n: awaited.length })}
          </p>
        )}
        {view.over !== null && <client.End view={view} text={text} />}
        <Players {...awaiting} seat={null} view={view} game={game} />
        <ol className="shared-news" aria-label={t('table.log')}>
          {newest.map((line, i) => (
            <li key={view.log.length - newest.length + i}>{text.render(line.text)}</li>
          ))}
        </ol>
        <div className="shared-code">
          <Qr link={link} label={link} />
          <p>
            <span className="sr-only">{t('lobby.code')}</span>
            <b className="bar-code">{room.code}</b>
            <span className="hint">{t('shared.join')}</span>
          </p>
        </div>
      </aside>
      <section className="others-things shared-people" aria-label={t('table.others')}>
        <Part of={client.People} props={{ ...drawn, whose: 'everybody' }} />
      </section>
    </div>
  );
}
