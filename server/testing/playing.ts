import type { Browser } from './browser';

/** Lets these browsers, one for each seat of a match of the toy game, answer whatever they are asked until it is over. */
export async function playToTheEnd(players: readonly Browser[]): Promise<void> {
  for (let i = 0; i < 1_000 && players.every((one) => one.view.view.over === null); i++) {
    const asked = players.find((one) => one.view.view.asks.some(({ kind }) => kind !== 'any-time'));
    const ask = asked?.view.view.asks.find(({ kind }) => kind !== 'any-time');
    const key = ask?.options[0]?.key;
    if (asked !== undefined && ask !== undefined && key !== undefined) await asked.choose(ask.id, key);
    await Promise.all(players.map((one) => one.settled()));
  }
  await Promise.all(players.map((one) => one.until(() => one.rooms.at(-1)?.phase === 'over')));
}
