import type { Answer, Script } from '../../../engine/script';
import { LEADER_IDS, LEADER_START, type LeaderId } from '../board/spaces';
import type { EventCard } from '../cards/types';
import type { Play, Position } from '../cards/types';
import { name } from '../i18n/names';
import type { Core, EventKey, Pub } from '../state';
import { defeat } from './over';
import { plotsOnTheWay } from './plot';
import { say } from './say';
import { freeConspirators, leaderSpace } from './select';
import { beginStage } from './stages';
import { moment } from './windows';

/** Draws and resolves one event; an important one overtaken by its key event is replaced [BO 8]. */
export function* resolveEvent(play: Play): Script {
  const key = drawCurrentEvent(play);
  const card = play.content.event(key);
  say(play, 'log.event', { event: name.event(key) });
  if (card.stage > play.core.pub.stage) yield* beginStage(play, card.stage);
  if (wouldMoveHitler(play.core.pub, card)) yield* moment(play, { kind: 'event-moves-hitler' });
  const moved = yield* movedBy(play, card.resolve(play));
  play.change((draft) => {
    draft.pub.hitlerDelayed = false;
  });
  if (moved.length > 0) yield* moment(play, { kind: 'leader-moved', moved }, plotsOnTheWay(play, moved));
}

/** Takes the next event off the lowest deck and makes it the current one. */
function drawCurrentEvent(play: Play): EventKey {
  shelveKeyEvent(play);
  for (;;) {
    const deck = play.core.hidden.eventDecks.findIndex((cards) => cards.length > 0);
    const key = play.core.hidden.eventDecks[deck]?.[0];
    if (key === undefined) return defeat(play, 'no-events');
    play.change((draft) => {
      draft.hidden.eventDecks[deck]?.shift();
    });
    if (!isOvertaken(play, play.content.event(key))) {
      play.change((draft) => {
        if (draft.pub.currentEvent !== null) draft.pub.eventDiscard.push(draft.pub.currentEvent);
        draft.pub.currentEvent = key;
      });
      return key;
    }
    play.change((draft) => {
      draft.pub.eventDiscard.push(key);
    });
    say(play, 'log.event-ignored', { event: name.event(key) });
  }
}

/** A current key event moves aside when the next event is drawn. */
function shelveKeyEvent(play: Play): void {
  const { currentEvent } = play.core.pub;
  if (currentEvent === null || play.content.event(currentEvent).kind !== 'key') return;
  play.change((draft) => {
    draft.pub.keyEvent = currentEvent;
    draft.pub.currentEvent = null;
  });
}

function isOvertaken({ core, content }: Position, card: EventCard): boolean {
  const { keyEvent } = core.pub;
  return card.kind === 'important' && keyEvent !== null && content.event(keyEvent).stage === card.stage;
}

/** Whether an event is about to change Hitler's space: only then there is something to delay. */
function wouldMoveHitler(pub: Pub, card: EventCard): boolean {
  const at = leaderSpace(pub, 'hitler');
  if (at === null || card.movesHitler === undefined) return false;
  switch (card.movesHitler) {
    case 'start':
      return at !== LEADER_START.hitler;
    case 'nearest-conspirator':
      return freeConspirators(pub).some(({ space }) => space !== at);
    default:
      return at !== card.movesHitler;
  }
}

/** Runs the effects of an event; returns the leaders whom they have moved, not whoever was called away while they waited. */
function* movedBy(play: Play, effects: Script): Script<readonly LeaderId[]> {
  const moved = new Set<LeaderId>();
  let answer: Answer = null;
  for (;;) {
    const before = play.core.pub.leaders;
    const next = effects.next(answer);
    for (const leader of LEADER_IDS) if (hasMoved(before, play.core.pub.leaders, leader)) moved.add(leader);
    if (next.done === true) return LEADER_IDS.filter((leader) => moved.has(leader));
    answer = yield next.value;
  }
}

function hasMoved(before: Pub['leaders'], after: Pub['leaders'], leader: LeaderId): boolean {
  const from = before[leader];
  const to = after[leader];
  return from.state === 'board' && to.state === 'board' && from.space !== to.space;
}

/** The next events of the current stage's deck, in order; fewer if fewer are left. Secret until somebody shows them. */
export function topEvents({ pub, hidden }: Core, count: number): readonly EventKey[] {
  return (hidden.eventDecks[pub.stage - 1] ?? []).slice(0, count);
}

/** Takes the next events of a stage's deck out of the game unseen; fewer if fewer are left [BO 8]. */
export function removeEvents(play: Play, stage: number, count: number): void {
  const top = (play.core.hidden.eventDecks[stage - 1] ?? []).slice(0, count);
  if (top.length === 0) return;
  play.change((draft) => {
    draft.hidden.eventDecks[stage - 1]?.splice(0, top.length);
    draft.hidden.eventsRemoved.push(...top);
  });
  say(play, 'log.events-removed', { n: top.length, stage });
}
