import { memo, useCallback, useMemo, useRef, useState } from 'react';

import { type AskId, isQuestion, type Ref, type Seat, secluding } from '../../shared/engine/ask';
import type { Text } from '../../shared/engine/text';
import type { MemberId, RoomView } from '../../shared/protocol/rooms';
import { useChat } from '../base/chat/ChatContext';
import type { Shown } from '../base/connection/state';
import { useWords } from '../base/i18n/WordsContext';
import { HABIT, useSetting } from '../base/settings';
import { useAsked, useTold } from '../base/told/Told';
import { TopBar } from './bar/TopBar';
import { withoutDoubles } from './choices/doubles';
import { type TapMode, targetsOf } from './choices/targets';
import { useAnswers } from './choices/useAnswers';
import { useFirstTime } from './choices/useFirstTime';
import type { Whose } from './contract/contract';
import type { Game } from './contract/game';
import { Curtain } from './curtain/Curtain';
import { GoOn } from './going-on/GoOn';
import { useKeys } from './keys/useKeys';
import { Part } from './kit/Part';
import { hasDrawer, useLayout } from './kit/useLayout';
import { ChatPanel, ClaimsCard, Foretell, FreeSeat, Knocks, OptionCard, PlannerPanel, ProposalCard } from './lazy';
import { Log } from './log/Log';
import { castOf } from './log/Said';
import type { Camera } from './map/camera';
import { PointedNote } from './map/PointedNote';
import { KeptCamera } from './map/useCamera';
import { usePointing } from './map/usePointing';
import { usePlanner } from './mates/usePlanner';
import { usePointed } from './mates/usePointed';
import { type Folded, useSuggestions } from './mates/useSuggestions';
import { NudgeAway } from './nudge/NudgeAway';
import { useCalled } from './nudge/useCalled';
import { Past } from './past/Past';
import { Players } from './people/Players';
import type { Pieces } from './pieces';
import { PlanCards } from './plans/PlanCards';
import { Consequences } from './prompt/Consequences';
import { FirstTime, HINT_ID } from './prompt/FirstTime';
import { type Extent, type Foresee, Prompt } from './prompt/Prompt';
import { TakeBack } from './prompt/TakeBack';
import { useBackToTop } from './prompt/useBackToTop';
import { useFoundAgain } from './prompt/useFoundAgain';
import { usePreview } from './prompt/usePreview';
import { useQuestionFocus } from './prompt/useQuestionFocus';
import { Again } from './room/Again';
import { Follow, type Following } from './room/Follow';
import { ForgetfulNote } from './room/ForgetfulNote';
import { HostAway } from './room/HostAway';
import { MarksHelp } from './room/MarksHelp';
import { RefusalNote } from './room/RefusalNote';
import type { SeatWish } from './room/RoomSlip';
import { StatusLine } from './status/StatusLine';
import type { Pane, Stop } from './store/stops';
import { useDrawer } from './store/useDrawer';
import { useDrawn } from './store/useDrawn';
import { useLooking } from './store/useLooking';
import { usePressing } from './store/usePressing';
import { playedBy } from './story/played-by';
import { type Arrival, type Reader, useStory } from './story/useStory';
import { MomentStrip } from './strip/MomentStrip';
import { Recap } from './strip/Recap';
import { type Dialog, TableDialogs } from './TableDialogs';
import { TableDrawer } from './TableDrawer';
import { TableSide } from './TableSide';
import { TimeLeft } from './time/TimeLeft';

/** Under what the browser keeps how far a match was seen: each match of a room has a key of its own. */
function matchKey({ code, played }: RoomView): string {
  return played.length === 0 ? code : `${code}.${played.length}`;
}

/**
 * The table screen: the game's drawing, who is awaited, what can be done, what happened. It is memoised so that a line of
 * the conversation does not draw it again.
 */
export const Table = memo(function Table({
  room,
  seat,
  own,
  arrival,
  sync,
  shown,
  game,
  onTakeSeat,
}: {
  readonly room: RoomView;
  /** The seat that is shown. */
  readonly seat: Seat | null;
  /** The seat of who sits here: another one while they look at a seat that they keep. */
  readonly own: Seat | null;
  readonly arrival: Arrival;
  /** Whether what is shown is up to date. */
  readonly sync: Reader['sync'];
  readonly shown: Shown;
  readonly game: Game;
  readonly onTakeSeat: (how: SeatWish) => void;
}) {
  const { t } = useWords();
  const { message } = shown;
  const view = useMemo(() => ({ ...message.view, asks: withoutDoubles(message.view.asks) }), [message.view]);
  const { text, client } = game;
  const { pending, choose } = useAnswers(message);
  const previews = usePreview(view.asks);
  const hint = useFirstTime(view.asks, { game: game.meta.name, text, unhurried: game.client.choosing.unhurried });
  const [mode, setMode] = useState<TapMode>('act');
  const habit = useSetting(HABIT);
  const askIds = view.asks.map(({ id }) => id).join(' ');
  const [{ opened, narrow, list, emphasis }, look] = useLooking(askIds);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  /** The line of the log from which somebody looks back; null while the table is shown as it is now. */
  const [past, setPast] = useState<{ readonly line: number | null } | null>(null);
  /** Whoever watches is shown whose turn it is, until they look elsewhere. */
  const [following, setFollowing] = useState<Following>('turn');
  const [declined, setDeclined] = useState<ReadonlySet<MemberId>>(new Set());
  const layout = useLayout();
  const side = useRef<HTMLElement>(null);
  const prompt = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  const over = view.over !== null;
  const alone = secluding(game.meta.secluding, view.waiting).map(({ seat: at }) => at);
  const asking = view.asks
    .filter(isQuestion)
    .map(({ id }) => id)
    .join(' ');
  const planner = usePlanner(room.members, view.table, over ? '' : asking);
  const { drawn: sketch } = planner;
  const targets = useMemo(() => targetsOf(sketch === null ? view.asks : [sketch.ask]), [sketch, view.asks]);
  const asked = !over && view.asks.some(isQuestion);
  const keptAsks = over ? [] : (view.kept ?? []).flatMap(({ asks }) => asks.filter(isQuestion));
  const screen = useRef<HTMLDivElement>(null);
  const pointing = usePointing(screen, own === null || past !== null ? 'cannot' : 'can');
  const { muted, access } = useChat();
  const points = usePointed(muted, access);
  const me = room.members.find((one) => one.seat === own);
  const { known, plans, folded, fold } = useSuggestions(room.members, sketch, me, over ? 'over' : 'running');
  const [sought, setSought] = useState<number | null>(null);
  const called = [...(asked ? view.asks : []), ...keptAsks].map(({ id }) => id).join(' ');
  const nudged = useCalled(called, room.code);
  const story = useStory(view, game, matchKey(room), asked ? 'asked' : 'idle', {
    arrival,
    reader: own,
    sync,
    looks: past === null ? 'now' : 'back',
  });
  useTold('spoken', story.spoken);
  const said = nudged === null ? '' : t('nudge.you', { by: nudged.by });
  useAsked('nudge', said);
  const { drawer, tell } = useDrawer(asked || over || sketch !== null ? 'asked' : 'idle', askIds);
  const focus = useQuestionFocus(prompt, askIds, asked ? 'asked' : 'idle', `${layout} ${drawer.stop}`);

  const close = useCallback(() => {
    setDialog(null);
    look({ narrow: null, list: null });
    tell({ type: 'settled' });
  }, [look, tell]);
  const help = useCallback(() => setDialog('keys'), []);
  const showRoom = useCallback(() => setDialog('room'), []);
  const showLookOnly = useCallback(() => setDialog('look-only'), []);
  const shut = useCallback(() => look({ opened: null }), [look]);
  const lookBack = useCallback((line: number | null) => setPast({ line }), []);
  const { goBack } = focus;
  const toNow = useCallback(() => {
    setPast(null);
    goBack();
  }, [goBack]);
  // The card of an option closes by itself, and leaves what lies below as it is.
  const escape = useCallback(() => {
    if (opened !== null) return;
    close();
    // Whoever writes goes on with the questions.
    if (dialog === null && document.activeElement?.matches('.chat-input') === true) goBack();
  }, [opened, dialog, close, goBack]);
  useKeys(prompt, { onHelp: help, onEscape: escape });
  useFoundAgain(prompt);
  useBackToTop(prompt, askIds);
  const { answer, pressOption, tap, lookedAt } = usePressing({
    view,
    game,
    targets,
    mode,
    habit,
    planner,
    focus,
    choose,
    acted: story.acted,
    withheld: story.withheld,
    look,
    show: setDialog,
    tell,
  });
  const isBusy = (ask: AskId) => pending.answering[ask] !== undefined;
  const more = (heading: string | null) => {
    look({ list: { kind: 'all', unfolded: heading, onFewer: close } });
    tell({ type: 'options' });
  };
  /** Whoever moves the map themselves looks around. */
  const touched = ({ target }: { readonly target: EventTarget }) => {
    if (target instanceof Element && target.closest('[data-over]') === null) setFollowing('free');
  };
  const foldPlans = (to: Folded) => {
    fold(to);
    tell({ type: 'options' });
  };
  const toActions = () => {
    if (drawer.stop === 'full') tell({ type: 'moved', to: 'half' });
    side.current?.focus({ preventScroll: true });
  };
  const point = (things: ReadonlySet<string> | null) => look({ emphasis: things });
  const seen = { view, game, members: room.members };
  const cast = castOf(story.people, room.members, text);
  const sayWithPlayers = (sentence: Text) =>
    playedBy(story.say(sentence), cast, seat, (as, name) => t('status.played', { as, name }));
  const awaiting = { ...seen, waitingSince: message.waitingSince, clockOffsetMs: shown.clockOffsetMs };
  /** A way to plan the turn of whose thing this is: of another person, who answers no question alone now. */
  const planningFor = (thing: Ref) => {
    const of = client.ownerOf(thing, view);
    const member = room.members.find((one) => one.seat === of);
    if (own === null || over || access === 'closed' || me?.voice === 'muted' || member === undefined) return null;
    if (member.seat === own || member.vacant || member.bot !== null || alone.includes(member.seat)) return null;
    const begin = () => {
      planner.begin(member.id);
      tell({ type: 'options' });
    };
    return { name: member.name, begin };
  };
  /** Whether there is anybody to show something to. */
  const isSeen = room.spectators > 0 || room.members.some((one) => one.seat !== own && one.bot === null && !one.vacant);
  const newest = points.at(-1);
  const seek =
    points.find(({ n }) => n === sought) ?? (asked || newest === undefined || newest.by.seat === own ? null : newest);
  const drawn = useDrawn({
    view,
    facts: game.facts,
    options: room.options,
    members: room.members,
    text,
    targets,
    tap,
    emphasis,
    telling: story.telling,
    plans,
    points,
    seek,
    following: own === null ? following : 'free',
    told: story.told,
    putAway: story.putAway,
  });
  const things = useMemo(
    () => ({
      own: { ...drawn, whose: 'own' as const },
      others: { ...drawn, whose: 'others' as const },
      everybody: { ...drawn, whose: 'everybody' as const },
    }),
    [drawn],
  );
  const people = (whose: Whose) => <Part of={client.People} props={things[whose]} />;
  // Where the match is over, nothing lies ahead.
  const danger = !over && <Part of={client.Danger} props={drawn} />;
  // Plans leave the decks no room beside them but in the broadest windows.
  const beside = layout === 'wide' || seat === null || over ? 'decks' : 'plans';
  const outlook = !over && (
    <div className="goal-row">
      <Part of={client.Goal} props={drawn} />
      {danger}
    </div>
  );
  const foresee: Foresee = (ask, preview, id) => <Consequences {...seen} id={id} ask={ask} preview={preview} />;
  const promptOf = (extent: Extent) =>
    sketch === null ? (
      answersOf(extent)
    ) : (
      <PlannerPanel
        drawn={sketch}
        planner={planner}
        game={game}
        narrow={narrow}
        onWiden={() => look({ narrow: null })}
        note={(option) => client.choosing.note({ option, options: room.options, view, facts: game.facts, text })}
        point={point}
        box={prompt}
      />
    );
  const planCards = (place: 'side' | Stop) => (
    <PlanCards
      folding={place === 'side' ? null : { folded: place === 'peek' ? 'folded' : folded, onFold: foldPlans }}
      plans={known}
      seat={seat}
      own={own}
      asks={view.asks}
      text={text}
      isBusy={isBusy}
      choose={pressOption}
      planner={planner}
    />
  );
  const answersOf = (extent: Extent) => (
    <Curtain reads={access === 'closed' ? 'alone' : 'anybody'} box={prompt}>
      <Prompt
        {...seen}
        options={room.options}
        pending={pending}
        narrow={narrow}
        onWiden={close}
        choose={pressOption}
        point={point}
        previews={previews}
        foresee={foresee}
        extent={extent}
        again={<Again room={room} seat={own} />}
        box={prompt}
        described={hint === null ? undefined : HINT_ID}
        onPast={lookBack}
      />
    </Curtain>
  );
  // A drawer that is fully open lies over the map and its slips.
  const covered = hasDrawer(layout) && drawer.stop === 'full';
  const freeSeat = own === null && room.members.some(({ vacant }) => vacant) && (
    <FreeSeat
      room={room}
      declined={declined}
      onTake={() => onTakeSeat('seat')}
      onDecline={(one) => setDeclined(new Set([...declined, one]))}
    />
  );
  const slips = (
    <div className="table-slips">
      {room.proposal !== null && (
        <ProposalCard room={room} seat={own} text={text} held={mode === 'look' ? showLookOnly : null} />
      )}
      {room.claims.length > 0 && (
        <ClaimsCard
          room={room}
          seat={own}
          alone={alone}
          clockOffsetMs={shown.clockOffsetMs}
          held={mode === 'look' ? showLookOnly : null}
        />
      )}
      {room.proposal === null && room.claims.length === 0 && (
        <RefusalNote code={room.code} clockOffsetMs={shown.clockOffsetMs} />
      )}
      {!over && me?.devices === 1 && <ForgetfulNote code={room.code} onPair={() => setDialog('devices')} />}
      {room.knocks.length > 0 && <Knocks room={room} seat={own} />}
      {!covered && freeSeat}
    </div>
  );
  const foretell = own === null && !over && <Foretell room={room} view={view} game={game} />;
  const firstTime = !over && hint !== null && <FirstTime line={hint} text={text} />;
  const status = (
    <StatusLine view={view} game={game} members={room.members} say={sayWithPlayers}>
      <TimeLeft
        view={view}
        seat={seat}
        waitingSince={message.waitingSince}
        clockOffsetMs={shown.clockOffsetMs}
        onExplain={setDialog}
      />
      {!over && !asked && <NudgeAway members={room.members} seat={own} view={view} meta={game.meta} />}
      {!over && !asked && (
        <GoOn message={message} room={room} seat={own} meta={game.meta} clockOffsetMs={shown.clockOffsetMs} />
      )}
    </StatusLine>
  );
  const takeBack = (
    <TakeBack view={view} text={text} pending={pending} choose={mode === 'look' ? showLookOnly : answer} />
  );
  const follow = own === null && !over && <Follow following={following} onChange={setFollowing} />;
  const read = (which: Pane) => {
    switch (which) {
      case 'people':
        return (
          <>
            <Players {...awaiting} seat={own} />
            <MarksHelp />
            {people('everybody')}
          </>
        );
      case 'log':
        return (
          <Log
            moments={story.moments}
            people={story.people}
            cast={cast}
            kinds={client.story.kinds}
            text={text}
            say={story.say}
            freshFrom={seat === null ? null : story.freshFrom}
            point={point}
            onPast={lookBack}
          />
        );
      case 'chat':
        return <ChatPanel reading="yes" />;
      case 'decks':
        return <Part of={client.Decks} props={drawn} />;
    }
  };
  const looked = lookedAt(opened);
  const pieces: Pieces = {
    status,
    takeBack,
    follow,
    freeSeat,
    slips,
    firstTime,
    outlook,
    planCards,
    foretell,
    prompt: promptOf,
    people,
    read,
  };
  if (past !== null) return <Past room={room} view={view} game={game} line={past.line} onNow={toNow} />;
  return (
    <div className="table-screen" data-layout={layout} ref={screen}>
      <button type="button" className="skip" onClick={toActions}>
        {t('table.skip')}
      </button>
      <TopBar
        room={room}
        seat={seat}
        layout={layout}
        mode={mode}
        onMode={setMode}
        onLookOnly={showLookOnly}
        onRoom={showRoom}
      >
        <Part of={client.Gauges} props={drawn} />
        {!hasDrawer(layout) && danger}
      </TopBar>
      <HostAway room={room} />
      {nudged !== null && (
        <p className="nudged" data-testid="nudged">
          {said}
        </p>
      )}
      <MomentStrip story={story} cast={cast} view={view} game={game} onPast={lookBack} />
      {!hasDrawer(layout) && (
        <section
          className="own-things"
          data-of={seat === null ? 'watcher' : 'player'}
          aria-label={t(seat === null ? 'table.beside' : 'table.own')}
        >
          {seat !== null && people('own')}
          {!over && <Part of={client.Plans} props={drawn} />}
          {beside === 'decks' && read('decks')}
          {layout === 'wide' && foretell}
        </section>
      )}
      {hasDrawer(layout) && slips}
      <main
        className="table-region"
        aria-label={t('table.region')}
        onPointerDownCapture={touched}
        onWheelCapture={touched}
      >
        <h1 className="sr-only">{t('table.heading', { game: text.render({ m: 'game.name' }), code: room.code })}</h1>
        <KeptCamera value={camera}>
          <Part of={client.Table} props={drawn} />
        </KeptCamera>
        <PointedNote
          points={points}
          error={pointing.error}
          {...seen}
          own={own}
          onPoint={(one) => {
            setSought(one.n);
            setDialog(one.thing);
          }}
        />
        <Recap story={story} cast={cast} />
      </main>
      {!hasDrawer(layout) && (
        <section className="others-things" aria-label={t('table.others')}>
          {people(seat === null ? 'everybody' : 'others')}
        </section>
      )}
      {hasDrawer(layout) ? (
        <TableDrawer
          pieces={pieces}
          drawer={drawer}
          tell={tell}
          layout={layout}
          box={side}
          seat={seat}
          spectator={own !== null ? 'no' : over || client.predictions === null ? 'looks-on' : 'foretells'}
          question={{
            kind: sketch !== null ? 'sketch' : asked || over ? 'open' : 'none',
            list,
            shown: narrow === null ? 'whole' : 'narrow',
            onMore: more,
          }}
        />
      ) : (
        <TableSide
          pieces={pieces}
          layout={layout}
          beside={beside}
          box={side}
          onAskBack={seat === null || over ? null : showRoom}
        />
      )}
      {looked !== null && opened !== null && (
        <OptionCard
          ask={looked.ask}
          option={looked.option}
          options={room.options}
          {...seen}
          from={opened.from}
          onTake={() => {
            look({ opened: null });
            answer(opened.ask, opened.key);
          }}
          onClose={shut}
        />
      )}
      {dialog !== null && (
        <TableDialogs
          dialog={dialog}
          room={room}
          own={own}
          view={view}
          game={game}
          isBusy={isBusy}
          choose={pressOption}
          tap={tap}
          onPoint={own === null || !isSeen ? null : pointing.point}
          planningFor={planningFor}
          onTakeSeat={onTakeSeat}
          onAct={() => setMode('act')}
          onClose={close}
        />
      )}
    </div>
  );
});
