import type { matchCommands } from '../../../shared/protocol/commands/match';
import { hashToken } from '../../lib/secrets';
import { priceOfWayBack } from '../../limits/limits';
import { refused as refuse } from '../../sockets/edge';
import { askedAs } from '../proposals';
import { refusalOf, toldOf } from '../proposing';
import { memberOf } from '../room';
import { accept } from './answer';
import { changed, counted, guessing, telling, unlessRefused } from './common';
import type { Handlers } from './sender';

/** Answering what the game asks, and what the table agrees on while a match runs. */
export const matchHandlers: Handlers<typeof matchCommands> = {
  async choose({ service, broadcaster, socket, code, member }, { ask, key, only, seat }) {
    const refused = await service.choose(code, member, { id: ask, key, seat }, only ?? 'any');
    if (refused === null) broadcaster.answered(socket);
    return unlessRefused(refused);
  },

  async preview({ service, code, member }, { ask, key, seat }) {
    const done = await service.preview(code, member, { id: ask, key, seat });
    return done.ok ? accept<'preview'>({ preview: done.preview }) : refuse(done.error);
  },

  async past({ service, pasts, place, pays }, { after }) {
    if (!pays.frames.allows()) return refuse('too-fast');
    const seen = await service.viewing(place.code, place.member);
    if (!seen.ok) return refuse(seen.error);
    const done = await pasts.page(seen.match, seen.viewer, after, () => pays.frames.charge(1));
    return done.ok ? accept<'past'>({ past: done.past }) : refuse(done.error);
  },

  release: async ({ service, code, member }, { seat }) => unlessRefused(await service.release(code, member, seat)),

  more: async (from, { ask }) => changed(from, await from.service.more(from.code, from.member, ask)),

  goOn: (from, { seat }) => counted(from, () => from.goingOn.want(from.code, from.member, seat)),

  async propose(from, { what }) {
    const { proposing, code, member, pays } = from;
    if (what.kind === 'rewind' && !pays.frames.allows()) return refuse('too-fast');
    const onRead = (versions: number): void => pays.frames.charge(priceOfWayBack(versions));
    return counted(from, () => proposing.propose(code, member, what, onRead));
  },

  async claim(from, { member, token }) {
    const { broadcaster, presence, claims, socket, pays } = from;
    const place = presence.placeOf(socket);
    if (place === null) return refuse('not-seated');
    // Whoever has a seat here has no other.
    if (place.member !== null) return refuse('seat-in-use');
    if (!pays.creation.take()) return refuse('too-fast');
    const claimed = { member, token: hashToken(token), former: place.claim };
    const done = await guessing(from, () => claims.claim(place.code, claimed));
    if (done === null) return refuse('too-fast');
    if (!done.ok) return refuse(done.error);
    broadcaster.noteClaim(socket, place.code, claimed.token);
    const { id, what } = done.claim;
    return accept<'claim'>({ proposal: id, word: what.word }, () => broadcaster.announce(place.code, socket));
  },

  async unclaim({ presence, claims, socket }) {
    const place = presence.placeOf(socket);
    if (place === null || place.claim === null) return refuse('proposal-gone');
    const done = await claims.takeBack(place.code, place.claim);
    return unlessRefused(done.ok ? null : done.error);
  },

  agree: (from, { proposal }) => counted(from, () => from.proposing.agree(from.code, from.member, proposal)),

  refuse: (from, { proposal }) =>
    telling(
      from,
      (code, member) => from.proposing.refuse(code, member, proposal),
      ({ before }, who) => {
        const open = askedAs(before, proposal);
        if (open === null) return null;
        const own = 'by' in open && open.by === memberOf(before, from.member)?.id;
        return own ? toldOf(before, open, 'withdrawn') : refusalOf(before, open, who);
      },
    ),
};
