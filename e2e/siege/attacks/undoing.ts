import { isQuestion, UNDO } from '../../../shared/engine/ask';
import { answerOn } from '../answering';
import { openRoom, watch } from '../attacker-room';
import { isOver } from '../pace';
import type { Attack, Target } from '../target';

const FROM = '127.1.17.1';
const WATCHING = '127.1.17.2';
const SPECTATORS = 40;
/** How often an answer is given that may be final, so that others come that are not. */
const FINAL_EVERY = 20;

/** Answering and taking back without end before a crowd: each makes the server replay the step and tell everybody. */
export const undoing: Attack = async (target) => {
  while (!isOver(target)) await onceAround(target);
};

async function onceAround(target: Target): Promise<void> {
  const room = await openRoom(target, FROM, 'started');
  if (room === null) return;
  const game = new AbortController();
  const here = { ...target, signal: AbortSignal.any([target.signal, game.signal]) };
  await Promise.all([
    watch(here, WATCHING, room.code, SPECTATORS),
    answerOn(target, FROM, room, (asks, n) => {
      const back = asks.find(({ kind, options }) => kind === UNDO && options.length > 0);
      if (back !== undefined) return { ask: back, key: back.options[0]?.key ?? '' };
      const offers = asks.filter(isQuestion).flatMap((ask) => ask.options.map(({ key }) => ({ ask, key })));
      const chosen = offers[n % Math.max(1, offers.length)];
      if (chosen === undefined) return null;
      return n % FINAL_EVERY === 0 ? chosen : { ...chosen, only: 'undoable' };
    }).then(() => game.abort()),
  ]);
}
