import { gameSeeds } from '../shared/testing/properties';
import { Browser } from './testing/browser';
import { noise } from './testing/noise';
import { serve } from './testing/serve';

/** A seat and the browser that plays it at the moment. */
interface Played {
  browser: Browser;
  readonly token: string;
}

describe.each(gameSeeds(2))('random disconnections, game %i', (seed) => {
  it('lose no answer and no question: everybody sees the end as if they had never been away', async () => {
    const { app, url } = await serve();
    const host = new Browser(url);
    const code = await host.create('Player 0');
    const guests = [new Browser(url), new Browser(url)];
    for (const [i, guest] of guests.entries()) await guest.join(code, `Player ${i + 1}`);
    await host.say('start', {});
    const players: Played[] = [host, ...guests].map((browser) => ({ browser, token: browser.token }));
    const comeBack = async (player: Played): Promise<void> => {
      player.browser.close();
      player.browser = new Browser(url);
      await player.browser.say('enter', { code, token: player.token });
    };
    const seen = (player: Played): Promise<unknown> => player.browser.until(() => player.browser.views.length > 0);
    await Promise.all(players.map(seen));
    const picks = noise(seed);
    for (let i = 0; i < 400 && players.every(({ browser }) => browser.view.view.over === null); i++) {
      const unlucky = players[picks.next().value % players.length];
      if (picks.next().value % 2 === 0 && unlucky !== undefined) await comeBack(unlucky);
      await Promise.all(players.map(seen));
      const asked = players.filter(({ browser }) => browser.view.view.asks.length > 0);
      const one = asked[picks.next().value % asked.length];
      const asks = one?.browser.view.view.asks ?? [];
      const ask = asks[picks.next().value % asks.length];
      const option = ask?.options[picks.next().value % ask.options.length];
      if (one === undefined || ask === undefined || option === undefined) throw new Error('nobody is asked');
      const answer = one.browser.choose(ask.id, option.key);
      // Hang up before the answer is acknowledged, now and then: it counts all the same, or can be given again.
      if (picks.next().value % 4 === 0) await comeBack(one);
      else expect([{ ok: true }, { ok: false, error: 'no-such-ask' }]).toContainEqual(await answer);
      await Promise.all(players.map(seen));
      await Promise.all(players.map(({ browser }) => browser.settled()));
    }
    await Promise.all(players.map(({ browser }) => browser.until(() => browser.view.view.over)));
    for (const player of players) {
      const { view, stateID } = player.browser.view;
      await comeBack(player);
      await seen(player);
      expect(player.browser.view).toMatchObject({ view, stateID });
      player.browser.close();
    }
    await app.close();
  });
});
