import { useLayoutEffect, useMemo, useState } from 'react';

import { isQuestion, type Seat } from '../../../shared/engine/ask';
import type { RoomView } from '../../../shared/protocol/rooms';
import { useChat } from '../../base/chat/ChatContext';
import { useConnectionState } from '../../base/connection/ConnectionContext';
import type { ReceivedView } from '../../base/connection/state';
import { useWords } from '../../base/i18n/WordsContext';
import { useParty } from '../../base/party/PartyContext';
import { useAsked, useTold } from '../../base/told/Told';
import { withoutDoubles } from '../choices/doubles';
import { useAnswers } from '../choices/useAnswers';
import { useCarryOut } from '../choices/useCarryOut';
import { useWishes } from '../choices/useWishes';
import type { Game } from '../contract/game';
import { useCover } from '../curtain/Cover';
import { coveredView, withCovered } from '../curtain/covered';
import { ghostOf } from '../mates/ghost';
import { usePlanner } from '../mates/usePlanner';
import { usePointed } from '../mates/usePointed';
import { usePointing } from '../mates/usePointing';
import { useCalled } from '../nudge/useCalled';
import { usePresentation } from '../presentation/usePresentation';
import { useShownLate } from '../presentation/useShownLate';
import { type Arrival, type Reader, useStory } from '../story/useStory';
import { matchKey } from './match-key';
import { pauseIn } from './selectors';
import type { PastLine, SeatWish, TableInput } from './table';

/** The table to follow. */
export interface Followed {
  readonly room: RoomView;
  readonly seat: Seat | null;
  readonly own: Seat | null;
  readonly arrival: Arrival;
  /** Whether what has come is up to date. */
  readonly sync: Reader['sync'];
  readonly shown: ReceivedView;
  readonly game: Game;
  readonly takeSeat: (how: SeatWish) => void;
}

function idsOf(asks: TableInput['view']['asks']): string {
  return asks.map(({ id }) => id).join(' ');
}

/** Follows a match for this reader: the answers on their way, the story, and what other members show. */
export function useFollowed({ room, seat, own, arrival, sync, shown, game: played, takeSeat }: Followed): TableInput {
  const { t } = useWords();
  const game = useMemo(() => ({ ...played, text: withCovered(played.text, t('curtain.covered')) }), [played, t]);
  const { clockOffsetMs } = shown;
  const said = shown.message.view;
  const real = useMemo(() => ({ ...said, asks: withoutDoubles(said.asks) }), [said]);
  const { view: whole, staged } = usePresentation(real, game, own);
  useShownLate(real.asks, whole.asks);
  const { wasShown } = useParty();
  const matches = room.played.length;
  const { stateID } = shown.message;
  const isShown = staged.moment === null;
  useLayoutEffect(() => {
    if (isShown) wasShown({ played: matches, stateID });
  }, [isShown, matches, stateID, wasShown]);
  const isCovered = useCover().state === 'covered';
  const view = useMemo(() => (isCovered ? coveredView(whole, game.meta) : whole), [whole, game.meta, isCovered]);
  const message = useMemo(() => ({ ...shown.message, view }), [shown.message, view]);
  const [past, lookBack] = useState<PastLine | null>(null);
  const { muted, access } = useChat();
  const { plans: suggested } = useConnectionState();
  const questions = view.over === null ? view.asks.filter(isQuestion) : [];
  const kept = view.over === null ? (view.kept ?? []).flatMap(({ asks }) => asks.filter(isQuestion)) : [];
  const { pending, choose } = useAnswers(message);
  const plays = seat !== null && seat === own && whole.out?.includes(seat) !== true;
  const wishing = plays ? game.client.choosing.wishes : null;
  const wishes = useWishes(whole, game.facts, wishing, choose, pauseIn(room) === null ? 'taken' : 'none');
  const planner = usePlanner(room.members, view.table, idsOf(questions), own);
  const carryOut = useCarryOut(view.asks, choose, pending.error === null ? 'fine' : 'failed');
  const { drawn } = planner;
  const shownView = useMemo(() => (drawn?.whose === 'own' ? ghostOf(view, drawn) : view), [view, drawn]);
  const points = usePointed(muted, access);
  const pointing = usePointing();
  const story = useStory(whole, game, matchKey(room), questions.length > 0 ? 'asked' : 'idle', {
    arrival,
    reader: own,
    sync,
    looks: past === null ? 'now' : 'back',
    covers: isCovered ? 'private' : 'nothing',
  });
  useTold('spoken', story.spoken);
  const called = pauseIn(room) === null ? [...(questions.length > 0 ? view.asks : []), ...kept] : [];
  const by = useCalled(idsOf(called), room.code);
  const nudged = by === null ? null : t('nudge.you', { by: by.by });
  useAsked('nudge', nudged ?? '');
  return {
    room,
    seat,
    own,
    message,
    view: shownView,
    staged,
    clockOffsetMs,
    game,
    pending,
    choose,
    wishes,
    story,
    planner,
    carryOut,
    suggested,
    points,
    pointing,
    muted,
    access,
    nudged,
    past,
    lookBack,
    takeSeat,
  };
}
