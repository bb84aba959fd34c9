import type { MatchView } from '../shared/engine/match';
import { gameSeeds } from '../shared/testing/properties';
import type { ToyCore, ToyTable } from '../shared/testing/toy/state';
import type { Kept } from './match/kept';
import { Browser } from './testing/browser';
import { noise } from './testing/noise';
import { RecordingStorage } from './testing/recording';
import { serve } from './testing/serve';

const openAsk = (one: Browser) => one.views.at(-1)?.view.asks.find(({ kind }) => kind !== 'any-time');

describe.each(gameSeeds(3))('canaries, game %i', (seed) => {
  it('no byte of what one viewer may not know ever reaches them', async () => {
    const states: Kept[] = [];
    const storage = new RecordingStorage((kept) => states.push(kept));
    const { app, url } = await serve({ data: storage });
    const players = [new Browser(url), new Browser(url), new Browser(url)];
    const watcher = new Browser(url);
    const [host, ...guests] = players;
    if (host === undefined) throw new Error('nobody');
    const code = await host.create('Player 0');
    for (const [i, guest] of guests.entries()) await guest.join(code, `Player ${i + 1}`);
    await watcher.say('enter', { code, token: null });
    await host.say('start', {});
    await Promise.all([...players, watcher].map((one) => one.until(() => one.views.length > 0)));
    const picks = noise(seed);
    for (let i = 0; i < 400 && players.every((one) => one.view.view.over === null); i++) {
      const asked = players.filter((one) => one.view.view.asks.length > 0);
      const one = asked[picks.next().value % asked.length];
      const asks = one?.view.view.asks ?? [];
      const ask = asks[picks.next().value % asks.length];
      const option = ask?.options[picks.next().value % ask.options.length];
      if (one === undefined || ask === undefined || option === undefined) throw new Error('nobody is asked');
      await one.choose(ask.id, option.key);
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
        '"deck"',
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
    for (const one of [...players, watcher]) one.close();
    await app.close();
  });
});
