import type { MemberId, Reply } from '../../shared/protocol/rooms';
import type { Browser } from './browser';

/**
 * Lets the first of these browsers open a room and the others join it, and waits until all know of all. Returns the room's code.
 * @param names their names; `Player 0`, `Player 1` and so on where there is none
 */
export async function gather(
  players: readonly Browser[],
  game = 'toy',
  names: readonly string[] = [],
): Promise<string> {
  const [host, ...guests] = players;
  if (host === undefined) throw new RangeError('nobody to open a room');
  const nameOf = (i: number): string => names[i] ?? `Player ${i}`;
  const code = await host.create(nameOf(0), game);
  for (const [i, guest] of guests.entries()) await guest.join(code, nameOf(i + 1));
  await Promise.all(players.map((one) => one.until(() => one.rooms.at(-1)?.members.length === players.length)));
  return code;
}

/** Lets the first of these browsers, the host, start the match, and waits until all are shown it. Throws when it is refused. */
export async function begin(viewers: readonly Browser[]): Promise<void> {
  const [host] = viewers;
  if (host === undefined) throw new RangeError('nobody to start the match');
  const reply = await host.say('start', {});
  if (!reply.ok) throw new Error(reply.error);
  await Promise.all(viewers.map((one) => one.until(() => one.views.length > 0)));
}

/** After the end: lets these browsers say that they want another match. Throws when one is refused. */
export async function wantAgain(players: readonly Browser[]): Promise<void> {
  for (const one of players) {
    const reply = await one.say('ready', { is: 'ready' });
    if (!reply.ok) throw new Error(reply.error);
  }
}

/**
 * Lets these browsers begin a match of the toy game, in which each makes a vow, and waits until all know that all are there.
 * Returns the room's code.
 */
export async function vow(players: readonly Browser[]): Promise<string> {
  const code = await gather(players);
  await begin(players);
  await makeVows(players);
  const all = (one: Browser): boolean =>
    one.rooms.at(-1)?.members.filter(({ connected }) => connected).length === players.length;
  for (const one of players) await one.until(() => all(one));
  return code;
}

/** Lets each of these browsers make its vow, with which the toy game begins. */
export async function makeVows(players: readonly Browser[]): Promise<void> {
  for (const [i, one] of players.entries()) {
    await one.take(`vow.${i}.north`);
    await one.take(`depth.${i}.1`);
  }
}

/** Closes the browser of a member, and waits until these others are shown that it has gone. */
export async function leaves(away: Browser, seat: number, ...others: readonly Browser[]): Promise<void> {
  away.close();
  for (const one of others) await one.until(() => one.rooms.at(-1)?.members[seat]?.connected === false);
}

/** The member id of a seat, from the room's last view. Throws when the seat is free. */
export function idAt(one: Browser, seat: number): MemberId {
  const id = one.rooms.at(-1)?.members[seat]?.id;
  if (id === undefined) throw new RangeError(`nobody at seat ${seat}`);
  return id;
}

/**
 * Asks the table of the running match to free the seat of a member who is away, and lets the others who are present
 * agree. Returns the answer to the proposal; throws when one of the others may not agree.
 */
export async function vacate(asking: Browser, member: MemberId, agreeing: readonly Browser[] = []): Promise<Reply> {
  const reply = await asking.say('propose', { what: { kind: 'vacate', member } });
  if (!reply.ok) return reply;
  for (const one of agreeing) {
    const proposal = await one.until(() => {
      const open = one.rooms.at(-1)?.proposal;
      return open?.what.kind === 'vacate' && open.what.member === member ? open.id : null;
    });
    const agreed = await one.say('agree', { proposal });
    if (!agreed.ok) throw new Error(agreed.error);
  }
  await asking.until(() => asking.rooms.at(-1)?.members.some(({ id, vacant }) => id === member && vacant));
  return reply;
}
