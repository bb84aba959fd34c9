import { type Ask, askId, BY_CHANCE, type Seat, seat, TABLE } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import type { Match } from '../../shared/engine/match';
import { askSeat } from '../../shared/engine/script';
import { text } from '../../shared/engine/text';
import { openWindow } from '../../shared/engine/window';
import { maskedHands } from '../../shared/testing/hands/masked';
import { gameOf, note, opt } from '../../shared/testing/script/one-step';
import { MemoryStorage } from '../storage/memory';
import { quietHost } from '../testing/quiet-host';
import { type MatchChange } from './host';
import { matchOf } from './state';
import { viewersOf } from './views';

const SEATS = 3;

/** A match that has just begun, and how to play it. */
async function begun(game: GameModule) {
  const storage = new MemoryStorage();
  const make = () => quietHost(game, { storage });
  const host = make();
  const fixed = { game: game.meta.name, origin: 'room', unlisted: true, names: [], options: {}, begin: 'now' } as const;
  const { id } = (await host.create({ ...fixed, seats: SEATS })) ?? { id: '' };
  const changes: MatchChange[] = [];
  host.onChange((change) => changes.push(change));
  const match = async (on = host): Promise<Match> => {
    const live = await on.open(id);
    if (live?.running == null) throw new Error('gone');
    return matchOf(live.running);
  };
  const choose = async (by: Seat, key: string) => {
    const ask = (await match()).asks.find((open) => open.seat === by && open.options.some((one) => one.key === key));
    return host.choose(id, { seat: by, ask: ask?.id ?? askId('none'), key });
  };
  const table = async () => (await match()).asks.find((ask) => ask.seat === TABLE)?.id ?? askId('none');
  return { host, id, changes, match, choose, table, make };
}

/** A match of the game with a masked window, played until the window is open. */
async function windowOpen() {
  const playing = await begun(maskedHands);
  const { host, id, changes, match, table } = playing;
  // The first seat strikes, or rests where it cannot, until somebody has been hit.
  while ((await table()) === askId('none')) {
    const [ask] = (await match()).asks;
    if (ask === undefined) throw new Error('nobody is asked');
    const option = ask.options.find(({ key }) => key.startsWith('strike')) ?? ask.options.at(-1);
    expect(await host.choose(id, { seat: ask.seat, ask: ask.id, key: option?.key ?? '' })).toBeNull();
  }
  changes.length = 0;
  return playing;
}

const told = ({ before, match }: MatchChange) =>
  viewersOf(SEATS).filter((viewer) => match.changesSince(before, viewer).length > 0);

describe('the table’s own ask', () => {
  it('keeps all asked seats in waiting until the server ends the window', async () => {
    const { host, id, changes, match, choose, table } = await windowOpen();
    const asked = (await match()).asks.filter(({ kind }) => kind === 'heal').map((ask) => ask.seat);
    expect(asked.length).toBeGreaterThan(1);
    for (const by of asked) expect(await choose(by, 'pass')).toBeNull();
    expect(changes.map(told)).toEqual(asked.map((by) => [by]));
    const waiting = (await host.open(id))?.message(null, 0).view.waiting;
    expect(waiting).toEqual(asked.map((by) => ({ seat: by, kind: 'heal' })));
    changes.length = 0;
    expect(await host.expire(id, await table())).toBeNull();
    expect(changes.map(told)).toEqual([[0, 1, 2, null]]);
    expect((await match()).asks.map(({ kind }) => kind)).toEqual(['strike']);
  });

  it('is answered once, and by no seat; whoever is late changes nothing', async () => {
    const { host, id, changes, table } = await windowOpen();
    const ask = await table();
    for (const by of [0, 1, 2].map(seat)) {
      expect(await host.choose(id, { seat: by, ask, key: 'over' })).toBe('no-such-ask');
    }
    expect(await host.expire(id, askId('none'))).toBe('no-such-ask');
    expect(await host.expire('nope', ask)).toBe('match-not-found');
    expect(changes).toEqual([]);
    expect(await host.expire(id, ask)).toBeNull();
    expect(await host.expire(id, ask)).toBe('no-such-ask');
  });

  it('stays open over a restart, and what was answered meanwhile stays answered', async () => {
    const { host, id, match, choose, table, make } = await windowOpen();
    const [by] = (await match()).asks.map((ask) => ask.seat);
    expect(await choose(by ?? seat(0), 'pass')).toBeNull();
    const before = await match();
    await host.close();
    const again = make();
    expect(await match(again)).toEqual(before);
    expect(await again.expire(id, await table())).toBeNull();
    const left = (await match(again)).asks.filter(({ kind }) => kind === 'heal');
    expect(left.map((ask) => ask.seat)).not.toContain(by);
  });

  it('can end the match, which then is over for everybody', async () => {
    const passes = [{ key: 'pass', label: text('pass'), value: () => undefined }];
    const seats = () => [{ seat: seat(0), reactions: [], passes }];
    const spec = { kind: 'w', ask: 'everybody', clock: 'c', prompt: text('p'), seats } as const;
    const { host, id, match, choose, table } = await begun(gameOf((run) => openWindow(run, spec)));
    expect(await choose(seat(0), 'pass')).toBeNull();
    expect((await match()).over).toBeNull();
    expect(await host.expire(id, await table())).toBeNull();
    const live = await host.open(id);
    expect([live?.status, live?.metadata.gameover]).toEqual(['over', { outcome: 'victory', reason: 'done' }]);
    expect(live?.clientState(null).ctx.gameover).toEqual((await match()).over);
    expect(await host.expire(id, await table())).toBe('match-over');
  });
});

describe('a question whose time is over', () => {
  const question = {
    seat: seat(0),
    kind: 'draft',
    prompt: text('p'),
    clock: 'c',
    fallback: { drawnFrom: 'dice' },
    options: () => ['a', 'b'].map(opt),
  };

  it('is left to chance by the server alone: no player may', async () => {
    const game = gameOf(function* (run) {
      note(run, (yield* askSeat(run, question)) ?? 'nothing');
    });
    const { host, id, changes, match } = await begun(game);
    const [ask] = (await match()).asks;
    const choice = { seat: seat(0), ask: ask?.id ?? askId('none'), key: BY_CHANCE };
    expect(await host.choose(id, choice)).toBe('no-such-option');
    expect(changes).toEqual([]);
    expect(await host.expire(id, choice.ask)).toBeNull();
    expect((await match()).log.map((line) => line.text.m)).toContain('engine.time-over');
  });

  it('says nothing in the log where it was asked in confidence', async () => {
    const game = gameOf(function* (run) {
      const { seat: by, kind, prompt, clock } = question;
      const ask: Ask = {
        ...{ id: run.mintAskId(by), seat: by, kind, prompt, clock },
        ...{ fallback: 'a', options: [opt('a')], confidential: true },
      };
      yield () => [ask];
    });
    const { host, id, match } = await begun(game);
    const [ask] = (await match()).asks;
    expect(await host.expire(id, ask?.id ?? askId('none'))).toBeNull();
    expect((await match()).over).not.toBeNull();
    expect((await match()).log).toEqual([]);
  });
});
