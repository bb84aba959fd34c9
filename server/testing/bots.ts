import type { Browser } from './browser';
import { begin, gather } from './seating';

/** How many lines the log has, as a browser sees it. */
export const logged = (one: Browser): number => one.views.at(-1)?.view.log.length ?? 0;

/** Whether a browser was shown the end of the match. */
export const isOver = (one: Browser): boolean => (one.views.at(-1)?.view.over ?? null) !== null;

/** Whether this browser's seat is asked something: bots wait for it. */
const isAsked = (one: Browser): boolean => one.views.at(-1)?.view.waiting.some(({ seat }) => seat === 0) === true;

/** Answers for the person at the first seat whenever bots wait, until the log has so many lines or the match is over. */
export async function playUntil(one: Browser, wanted: number): Promise<void> {
  while (logged(one) < wanted && !isOver(one)) {
    await one.until(() => isOver(one) || isAsked(one) || logged(one) >= wanted);
    const ask = one.views.at(-1)?.view.asks.find(({ kind }) => kind !== 'any-time' && kind !== 'undo');
    const option = ask?.options.find(({ key }) => ['end', 'pass', 'no', 'resists'].includes(key)) ?? ask?.options[0];
    if (ask !== undefined && option !== undefined) await one.say('choose', { ask: ask.id, key: option.key });
  }
}

/** Lets a browser open a room, puts bots on seats of it and starts the match. Returns the room's code. */
export async function withBots(host: Browser, game: string, levels: readonly ('quick' | 'steady')[]): Promise<string> {
  const code = await gather([host], game);
  for (const level of levels) {
    const reply = await host.say('addBot', { level });
    if (!reply.ok) throw new Error(reply.error);
  }
  await begin([host]);
  return code;
}
