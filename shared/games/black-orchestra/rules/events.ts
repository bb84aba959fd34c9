import type { Answer, Script } from '../../../engine/script';
import { LEADER_IDS, type LeaderId } from '../board/spaces';
import type { GameRun } from '../content';
import { isOvertaken, movesHitler } from '../forecast/events';
import type { MessageId } from '../i18n/en';
import { name } from '../i18n/names';
import type { Core, EventKey, Pub } from '../state';
import { leaveTop } from './foreseen';
import { logLine } from './log';
import { defeat } from './over';
import { plotsOnTheWay } from './plot';
import { beginStage } from './stages';
import { timingWindow } from './windows';

/** Draws and resolves one event; an important one overtaken by its key event is replaced [BO 8]. */
export function* resolveEvent(run: GameRun): Script {
  const key = run.openly(() => drawCurrentEvent(run));
  const card = run.content.event(key);
  // The stage is told first: what the event does stands under its own name.
  if (card.stage > run.core.pub.stage) yield* beginStage(run, card.stage);
  logLine(run, 'log.event', { event: name.event(key) });
  const told = run.logged.length;
  if (movesHitler(run.core.pub, run.content.facts, key)) yield* timingWindow(run, { kind: 'event-moves-hitler' });
  logGoesOn(run, key, told);
  const moved = yield* movedBy(run, key, card.resolve(run));
  run.change((draft) => {
    draft.pub.hitlerDelayed = false;
  });
  if (moved.length > 0) yield* timingWindow(run, { kind: 'leader-moved', moved }, plotsOnTheWay(run, moved));
}

/** Takes the next event off the lowest deck and makes it the current one. */
function drawCurrentEvent(run: GameRun): EventKey {
  shelveKeyEvent(run);
  for (;;) {
    const deck = run.core.hidden.eventDecks.findIndex((cards) => cards.length > 0);
    const key = run.core.hidden.eventDecks[deck]?.[0];
    if (key === undefined) return defeat(run, 'no-events');
    run.change((draft) => {
      draft.hidden.eventDecks[deck]?.shift();
      leaveTop(draft, [key], 'drawn');
    });
    if (!isOvertaken(run.content.facts, run.core.pub.keyEvent, key)) {
      run.change((draft) => {
        if (draft.pub.currentEvent !== null) draft.pub.eventDiscard.push(draft.pub.currentEvent);
        draft.pub.currentEvent = key;
      });
      return key;
    }
    run.change((draft) => {
      draft.pub.eventDiscard.push(key);
    });
    logIgnored(run, key);
  }
}

/** Says by which key event an important one is overtaken: by that of its own stage, or in the first edition by another [BO 8, 16.16]. */
function logIgnored(run: GameRun, key: EventKey): void {
  const { keyEvent } = run.core.pub;
  if (keyEvent === null) throw new RangeError('without a key event nothing is overtaken');
  const isOfItsStage = run.content.event(keyEvent).stage === run.content.event(key).stage;
  const line = isOfItsStage ? 'log.event-ignored-late' : 'log.event-ignored-aside';
  logLine(run, line, { event: name.event(key), key: name.event(keyEvent) });
}

/** A current key event moves aside when the next event is drawn. */
function shelveKeyEvent(run: GameRun): void {
  const { currentEvent } = run.core.pub;
  if (currentEvent === null || run.content.event(currentEvent).kind !== 'key') return;
  run.change((draft) => {
    draft.pub.keyEvent = currentEvent;
    draft.pub.currentEvent = null;
  });
}

/** What players do while an event is resolved: its own lines do not tell its effects. */
const BETWEEN: ReadonlySet<string> = new Set<MessageId>(['log.played', 'log.ability']);

/**
 * Says that an event goes on, when something was played since so many lines were written: what follows is the effect of the event
 * (found: "Beck plays Delay Hitler. Your suspicion rises").
 */
function logGoesOn(run: GameRun, key: EventKey, since: number): void {
  if (run.logged.slice(since).some(({ text }) => BETWEEN.has(text.m)))
    logLine(run, 'log.event-goes-on', { event: name.event(key) });
}

/**
 * Runs the effects of an event and returns the leaders that they moved. A leader who was called away while they waited
 * does not count.
 */
function* movedBy(run: GameRun, key: EventKey, effects: Script): Script<readonly LeaderId[]> {
  const moved = new Set<LeaderId>();
  let answer: Answer = null;
  for (;;) {
    const before = run.core.pub.leaders;
    const next = effects.next(answer);
    for (const leader of LEADER_IDS) if (hasMoved(before, run.core.pub.leaders, leader)) moved.add(leader);
    if (next.done === true) return LEADER_IDS.filter((leader) => moved.has(leader));
    const told = run.logged.length;
    answer = yield next.value;
    logGoesOn(run, key, told);
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

/** Whether events of the current stage are left. How many there are is public, so that to ask reveals nothing. */
export function hasEvents({ pub, hidden }: Core): boolean {
  return (hidden.eventDecks[pub.stage - 1]?.length ?? 0) > 0;
}

/** Takes the next events of a stage's deck out of the game unseen; fewer if fewer are left [BO 8]. */
export function removeEvents(run: GameRun, stage: number, count: number): void {
  const top = (run.core.hidden.eventDecks[stage - 1] ?? []).slice(0, count);
  if (top.length === 0) return;
  run.change((draft) => {
    draft.hidden.eventDecks[stage - 1]?.splice(0, top.length);
    draft.hidden.eventsRemoved.push(...top);
    leaveTop(draft, top, 'removed');
  });
  logLine(run, 'log.events-removed', { n: top.length, stage });
}
