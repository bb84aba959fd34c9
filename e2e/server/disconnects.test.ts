import { Browser } from '../../server/testing/browser';
import { begin, gather } from '../../server/testing/seating';
import { serve } from '../../server/testing/serve';
import { pickFrom, randomChoice, testRandom } from '../../shared/testing/playout';
import { gameSeeds } from '../../shared/testing/properties';

/** A seat and the browser that plays it at the moment. */
interface Played {
  browser: Browser;
  readonly token: string;
}

describe.each(gameSeeds(2))('random disconnections, game %i', (seed) => {
  it('lose no answer and no question: everybody sees the end as if they had never been away', async () => {
    const { app, url } = await serve();
    const browsers = [new Browser(url), new Browser(url), new Browser(url)];
    const code = await gather(browsers);
    await begin(browsers);
    const players: Played[] = browsers.map((browser) => ({ browser, token: browser.token }));
    const comeBack = async (player: Played): Promise<void> => {
      player.browser.close();
      player.browser = new Browser(url);
      await player.browser.say('enter', { code, token: player.token });
    };
    const seen = (player: Played): Promise<unknown> => player.browser.until(() => player.browser.views.length > 0);
    const random = testRandom(seed);
    for (let i = 0; i < 400 && players.every(({ browser }) => browser.view.view.over === null); i++) {
      if (random() < 1 / 2) await comeBack(pickFrom(random, players));
      await Promise.all(players.map(seen));
      const asks = players.flatMap(({ browser }) => browser.view.view.asks);
      const { seat, ask, key } = randomChoice(asks, random);
      const one = players[seat];
      if (one === undefined) throw new RangeError(`nobody at seat ${seat}`);
      const answer = one.browser.choose(ask, key);
      // Hang up before the answer is acknowledged, now and then: it counts all the same, or can be given again.
      if (random() < 1 / 4) await comeBack(one);
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
