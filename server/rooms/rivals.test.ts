import { type Seat, seat } from '../../shared/engine/ask';
import type { GameMeta, GameModule, Previous } from '../../shared/engine/game';
import type { ToyCore } from '../../shared/testing/toy/state';
import type { Browser } from '../testing/browser';
import { browserAt, house, visitorAt } from '../testing/house';
import { begin, gather, idAt, leaves, makeVows } from '../testing/seating';
import { registered, type Served, toyModule } from '../testing/serve';

const [ANNA, BEN] = [0, 1];
const OK = { ok: true };
const NOT_IN_THIS_GAME = { ok: false, error: 'not-in-this-game' };

/** Anna and Ben in a game whose players are rivals, after their vows unless they are still to make them. */
async function rivals(
  parts: Partial<GameModule> = {},
  meta: Partial<GameMeta> = {},
  when: 'before-vows' | 'after-vows' = 'after-vows',
  clock: () => number = Date.now,
) {
  const module: GameModule = { ...toyModule, ...parts, meta: { ...toyModule.meta, play: 'rivals', ...meta } };
  const at = await house({ games: [registered(module)], clock });
  const [anna, ben] = [browserAt(at), browserAt(at)] as const;
  const code = await gather([anna, ben]);
  await begin([anna, ben]);
  const vow = async () => {
    await makeVows([anna, ben]);
  };
  if (when === 'after-vows') await vow();
  return { at, anna, ben, code, vow };
}

const proposal = (one: Browser) => one.rooms.at(-1)?.proposal ?? null;

describe('at a table of rivals', () => {
  it('nobody goes back, plans for another, tries a turn or is advised', async () => {
    const { anna, ben } = await rivals();
    const ask = anna.view.view.asks[0]?.id ?? ('' as never);
    expect(await anna.say('propose', { what: { kind: 'rewind', to: 'answer' } })).toEqual(NOT_IN_THIS_GAME);
    expect(await anna.say('propose', { what: { kind: 'rewind', to: 'turn' } })).toEqual(NOT_IN_THIS_GAME);
    expect(await ben.say('sketch', { member: idAt(ben, ANNA), steps: [] })).toEqual(NOT_IN_THIS_GAME);
    expect(await anna.say('sketch', { member: idAt(anna, ANNA), steps: [] })).toEqual(NOT_IN_THIS_GAME);
    expect(await ben.say('plan', { member: idAt(ben, ANNA), steps: ['rest'] })).toEqual(NOT_IN_THIS_GAME);
    expect(await anna.say('advise', { ask })).toEqual(NOT_IN_THIS_GAME);
    expect(await anna.say('preview', { ask, key: 'rest' })).toMatchObject(OK);
    expect(await anna.say('propose', { what: { kind: 'call-off' } })).toEqual(OK);
  });

  it('a game says what is otherwise: here nobody calls off, looks ahead or stands in, and all may go back', async () => {
    const { anna, ben } = await rivals(
      {},
      { allows: { callOff: 'never', previews: 'never', goBack: 'by-consent' }, keepers: 'nobody', bots: ['quick'] },
    );
    const ask = anna.view.view.asks[0]?.id ?? ('' as never);
    await leaves(ben, BEN, anna);
    const keep = {
      kind: 'keep',
      member: idAt(anna, BEN),
      by: { kind: 'bot', level: 'quick' },
      alone: 'waits',
    } as const;
    expect(await anna.say('propose', { what: keep })).toEqual(NOT_IN_THIS_GAME);
    expect(await anna.say('propose', { what: { kind: 'call-off' } })).toEqual(NOT_IN_THIS_GAME);
    expect(await anna.say('preview', { ask, key: 'rest' })).toEqual(NOT_IN_THIS_GAME);
    expect(await anna.say('propose', { what: { kind: 'rewind', to: 'answer' } })).not.toEqual(NOT_IN_THIS_GAME);
  });
});

describe('who is out of a match', () => {
  /** Ben is out once all have vowed; the table tells who looks at it. */
  const parts: Partial<GameModule> = {
    offers: () => [],
    out: ({ pub }) => ((pub as ToyCore['pub']).round > 0 ? [seat(BEN)] : []),
    table: (_: unknown, viewer: Seat | null) => ({ viewer }),
  };
  const table = (talk: 'with-players' | 'with-spectators' = 'with-spectators', more: Partial<GameModule> = {}) =>
    rivals({ ...parts, ...more }, { out: { talk } });
  const OUT = { ok: false, error: 'out-of-match' };
  const spectator = async (at: Served, code: string, name: string) => {
    const made = await visitorAt(at, code);
    expect(await made.say('watch', { name, token: made.token })).toMatchObject(OK);
    return made;
  };
  const heard = (one: Browser) => (one.comments.get(0) ?? []).map(({ name, text }) => [name, text]);

  it('sees what spectators see, and all see who is out', async () => {
    const { anna, ben } = await table();
    expect([anna.view.view.table, ben.view.view.table]).toEqual([{ viewer: ANNA }, { viewer: null }]);
    expect([anna.view.view.out, ben.view.view.out]).toEqual([[BEN], [BEN]]);
    expect(ben.view.view.asks).toEqual([]);
  });

  it('has no say in what the table agrees on, and holds nothing up', async () => {
    const { anna, ben } = await table();
    expect(await ben.say('propose', { what: { kind: 'call-off' } })).toEqual(OUT);
    expect(await anna.say('propose', { what: { kind: 'call-off' } })).toEqual(OK);
    await anna.until(() => anna.view.view.over?.outcome === 'called-off');
    expect(proposal(anna)).toBeNull();
  });

  it('is waited for no longer by what was asked before they went', async () => {
    const { anna, ben, vow } = await rivals(parts, { out: { talk: 'with-spectators' } }, 'before-vows');
    expect(await anna.say('propose', { what: { kind: 'call-off' } })).toEqual(OK);
    const asked = await anna.until(() => proposal(anna));
    expect(asked.awaited).toEqual([idAt(anna, BEN)]);
    await vow();
    await anna.until(() => proposal(anna)?.awaited.length === 0);
    expect(await ben.say('refuse', { proposal: asked.id })).toEqual(OUT);
    expect(await anna.say('agree', { proposal: asked.id })).toEqual(OK);
    await anna.until(() => anna.view.view.over?.outcome === 'called-off');
  });

  it('has no vote on going on without a player who is away', async () => {
    let now = 1_000_000;
    const { anna, ben } = await rivals(parts, { out: { talk: 'with-spectators' } }, 'after-vows', () => now);
    await leaves(anna, ANNA, ben);
    now += 3_600_000;
    expect(await ben.say('goOn', { seat: seat(ANNA) })).toEqual({ ok: false, error: 'not-awaited' });
  });

  it('talks with the spectators and hears them, and no player hears either before the end', async () => {
    const { at, code, anna, ben, vow } = await rivals(parts, { out: { talk: 'with-spectators' } }, 'before-vows');
    const zoe = await spectator(at, code, 'Zoe');
    expect(await zoe.say('comment', { text: 'Ben hides something' })).toEqual(OK);
    expect(await ben.say('comment', { text: 'not yet' })).toEqual({ ok: false, error: 'not-watching' });
    expect(await ben.say('say', { text: 'hello Anna' })).toEqual(OK);
    await ben.settled();
    expect(ben.raw.join()).not.toContain('hides something');
    await vow();
    await ben.until(() => heard(ben).length === 1);
    expect(await ben.say('comment', { text: 'I had a bad hand' })).toEqual(OK);
    const yan = await spectator(at, code, 'Yan');
    expect(await yan.say('comment', { text: 'Anna bluffs' })).toEqual(OK);
    await ben.until(() => heard(ben).length === 3);
    await yan.until(() => heard(yan).length === 3);
    const again = browserAt(at);
    await again.say('enter', { code, token: ben.token });
    await again.until(() => heard(again).length === 3);
    expect(heard(again)).toEqual([
      ['Zoe', 'Ben hides something'],
      ['Player 1', 'I had a bad hand'],
      ['Yan', 'Anna bluffs'],
    ]);

    expect(await ben.say('say', { text: 'Anna, beware' })).toEqual(OUT);
    expect(await ben.say('point', { kind: 'pile', id: 'x' })).toEqual(OUT);
    expect(await ben.say('nudge', { member: idAt(ben, ANNA) })).toEqual(OUT);
    await anna.settled();
    for (const text of ['bad hand', 'bluffs', 'beware']) expect(anna.raw.join()).not.toContain(text);

    await anna.say('propose', { what: { kind: 'call-off' } });
    await anna.until(() => heard(anna).length === 3);
    expect(await ben.say('say', { text: 'well played' })).toEqual(OK);
  });

  it('talks with the players where the game says so, and not with the spectators', async () => {
    const { anna, ben } = await table('with-players');
    expect(await ben.say('say', { text: 'good luck' })).toEqual(OK);
    await anna.until(() => anna.raw.join().includes('good luck'));
    expect(await ben.say('comment', { text: 'bad luck' })).toEqual({ ok: false, error: 'not-watching' });
  });

  it('is not heard by spectators while the host has muted them', async () => {
    const { anna, ben } = await table();
    expect(await anna.say('mute', { member: idAt(anna, BEN), is: 'muted' })).toEqual(OK);
    expect(await ben.say('comment', { text: 'psst' })).toEqual({ ok: false, error: 'muted' });
  });

  it('foretells as spectators do, and finds it again on another page', async () => {
    const predictions: GameModule['predictions'] = {
      open: () => [{ id: 'end', answers: [{ key: 'anna', points: 2 }] }],
      outcomes: ({ over }): Readonly<Record<string, string>> => (over === null ? {} : { end: 'anna' }),
    };
    const { at, anna, ben } = await table('with-spectators', { predictions });
    const guess = { question: 'end', answer: 'anna' };
    expect(await anna.say('predict', guess)).toEqual({ ok: false, error: 'not-watching' });
    expect(await ben.say('predict', guess)).toEqual({ ok: true, points: 2 });
    const again = browserAt(at);
    await again.say('enter', { code: anna.rooms.at(-1)?.code ?? '', token: ben.token });
    await again.until(() => again.foretold.some(({ made }) => made[0]?.answer === 'anna'));
    await anna.say('propose', { what: { kind: 'call-off' } });
    const scores = await anna.until(() => anna.scores.at(-1)?.scores);
    expect(scores).toEqual([{ name: 'Player 1', points: 2, right: 1, of: 1 }]);
  });

  it('may leave: rivals who are away have a say, but nobody asks who is out', async () => {
    const { anna, ben } = await table();
    await leaves(ben, BEN, anna);
    expect(anna.view.view.waiting.map((one) => one.seat)).toEqual([ANNA]);
    expect(await anna.say('propose', { what: { kind: 'call-off' } })).toEqual(OK);
    await anna.until(() => anna.view.view.over?.outcome === 'called-off');
  });
});

it('a rematch is told how the match before it ended, and where each of its people sits now', async () => {
  const begun: (Previous | undefined)[] = [];
  const setup: GameModule['setup'] = (request) => {
    begun.push(request.previous);
    return toyModule.setup(request);
  };
  const { anna, ben } = await rivals({ setup });
  await anna.say('propose', { what: { kind: 'call-off' } });
  const open = await ben.until(() => proposal(ben)?.id ?? null);
  await ben.say('agree', { proposal: open });
  await anna.until(() => anna.view.view.over !== null);
  expect(await anna.say('again', { how: 'by-the-lobby' })).toEqual(OK);
  await anna.until(() => anna.rooms.at(-1)?.phase === 'lobby');
  expect(await anna.say('arrange', { members: [idAt(anna, BEN), idAt(anna, ANNA)] })).toEqual(OK);
  expect(await anna.say('start', {})).toEqual(OK);
  expect(begun).toEqual([undefined, { over: { outcome: 'called-off', reason: 'agreed' }, now: [seat(1), seat(0)] }]);
});
