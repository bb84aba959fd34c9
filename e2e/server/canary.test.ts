import type { Persisted } from '../../server/match/persisted';
import { Browser } from '../../server/testing/browser';
import { RecordingStorage } from '../../server/testing/recording';
import { begin, gather } from '../../server/testing/seating';
import { serve } from '../../server/testing/serve';
import type { MatchView } from '../../shared/engine/match';
import { randomChoice, testRandom } from '../../shared/testing/playout';
import { gameSeeds } from '../../shared/testing/properties';
import type { ToyCore, ToyTable } from '../../shared/testing/toy/state';

const openAsk = (one: Browser) => one.views.at(-1)?.view.asks.find(({ kind }) => kind !== 'any-time');

let close: () => Promise<void>;
afterEach(() => close());

describe.each(gameSeeds(3))('canaries, game %i', (seed) => {
  it('no byte of what one viewer may not know ever reaches them', async () => {
    const states: Persisted[] = [];
    const storage = new RecordingStorage((persisted) => states.push(persisted));
    const { app, url } = await serve({ data: storage });
    const host = new Browser(url);
    const players = [host, new Browser(url), new Browser(url)];
    const watcher = new Browser(url);
    close = async () => {
      for (const one of [...players, watcher]) one.close();
      await app.close();
    };
    const code = await gather(players);
    await watcher.say('enter', { code, token: null });
    await begin([...players, watcher]);
    const random = testRandom(seed);
    for (let i = 0; i < 400 && players.every((one) => one.view.view.over === null); i++) {
      const asks = players.flatMap((one) => one.view.view.asks);
      const { seat, ask, key } = randomChoice(asks, random);
      await players[seat]?.choose(ask, key);
      await Promise.all([...players, watcher].map((each) => each.settled()));
      expect(players.some((each) => openAsk(each) !== undefined || each.view.view.over !== null)).toBe(true);
    }
    expect(host.view.view.over).not.toBeNull();
    await watcher.until(() => watcher.view.view.over);

    const cores = states.map(({ match }) => match.checkpoint as ToyCore);
    expect(cores.length).toBeGreaterThan(5);
    const keys = new Set(
      cores.flatMap(({ hidden }) => Object.values(hidden.rng).flatMap(({ key }) => key.map(String))),
    );
    const seals = cores[0]?.hidden.seals ?? [];
    for (const [viewer, one] of [...players, watcher].entries()) {
      const bytes = one.raw.join('\n');
      const others = [0, 1, 2].filter((seat) => seat !== viewer);
      const kept = (one.view.view as MatchView<ToyTable>).table.kept;
      const probed = bytes.match(/"m":"log\.probed","p":\{"id":"(relic-\d+)"/g) ?? [];
      for (const secret of [
        ...others.flatMap((seat) => [`vow.${seat}.`, `depth.${seat}.`, seals[seat] ?? 'none']),
        ...players.filter((player) => player !== one).map(({ token }) => token),
        ...[...keys].filter((key) => key.length > 6),
        '"checkpoint"',
        '"choices"',
        '"hidden"',
        '"rng"',
        '"deck":',
        '"_stateID"',
      ]) {
        expect(bytes).not.toContain(secret);
      }
      if (one === watcher) {
        const relics = new Set(bytes.match(/relic-\d+/g) ?? []);
        expect([...relics].every((relic) => kept.includes(relic))).toBe(true);
        expect(probed).toEqual([]);
      }
      expect(seals[viewer] === undefined || bytes.includes(seals[viewer])).toBe(true);
    }
  });
});
