import { games } from '../../shared/games/registry';
import type { Reply, RoomView } from '../../shared/protocol/rooms';
import type { Browser } from '../testing/browser';
import { browserAt, house } from '../testing/house';
import { NO_LIMITS, registered, toyModule } from '../testing/serve';

const REFUSED: Reply = { ok: false, error: 'bad-options' };
const ALONE = games.filter(({ meta }) => meta.alone !== undefined).map(({ meta }) => meta);
/** Bots do not answer in this test. */
const NEVER = { pauseMs: 1e8, othersMs: 0 };

/** The room as a browser was last told of it. */
function room({ rooms }: Browser): RoomView {
  const last = rooms.at(-1);
  if (last === undefined) throw new Error('nobody is in a room');
  return last;
}

/** Somebody who opens a room. */
async function opener(limits = NO_LIMITS) {
  const one = browserAt(await house({ games: [...games, registered(toyModule)], botPace: NEVER, limits }));
  const open = (game: string, wish: { readonly preset?: string; readonly company?: 'bots' }) =>
    one.say('create', { game, name: 'Anna', token: one.token, ...wish });
  return { one, open };
}

it('there is a game for somebody alone', () => expect(ALONE).not.toEqual([]));

describe.each(ALONE)('a room of $name', ({ name, presets = [], alone, options }) => {
  const initial = Object.fromEntries(options.map((option) => [option.id, option.initial]));

  it.each(presets)('is opened with the options of $id', async ({ id, options: set }) => {
    const { one, open } = await opener();
    expect((await open(name, { preset: id })).ok).toBe(true);
    expect({ ...initial, ...room(one).options }).toEqual({ ...initial, ...set });
    expect(room(one).phase).toBe('lobby');
  });

  it('is not opened with a set that the game does not have', async () => {
    const { open } = await opener();
    expect(await open(name, { preset: 'nightmare' })).toEqual(REFUSED);
  });

  it('begins at once for somebody alone, with its bots and the set for that', async () => {
    const { one, open } = await opener();
    expect((await open(name, { company: 'bots' })).ok).toBe(true);
    await one.until(() => one.views.length > 0);
    expect(room(one).phase).toBe('playing');
    expect(room(one).options).toMatchObject(presets.find(({ id }) => id === alone?.preset)?.options ?? {});
    expect(room(one).members.map(({ bot }) => bot)).toEqual([
      null,
      ...Array.from({ length: alone?.mates ?? 0 }, () => alone?.level),
    ]);
  });

  it('counts as two that are made: who may make one only waits in the lobby', async () => {
    const { one, open } = await opener({ ...NO_LIMITS, creations: { burst: 1, perSecond: 0 } });
    expect((await open(name, { company: 'bots' })).ok).toBe(true);
    expect([room(one).phase, room(one).members.length]).toEqual(['lobby', 1 + (alone?.mates ?? 0)]);
    expect(await open(name, { company: 'bots' })).toEqual({ ok: false, error: 'too-fast' });
  });
});

it('a game that needs other people does not begin for somebody alone', async () => {
  const { open } = await opener();
  expect(await open(toyModule.meta.name, { company: 'bots' })).toEqual(REFUSED);
});
