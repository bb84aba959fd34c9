import type { Seat } from '../../../engine/ask';
import { text } from '../../../engine/text';
import type { AlleyRun } from '../content';
import { payOf } from '../forecast/pay';
import { dominated, strengthOf } from '../forecast/strength';
import { name } from '../i18n/names';
import type { Core } from '../state';
import { ally, standingOf } from './select';

/** What a seat or a team has at the end, the most important figure first [R10]. */
type Result = readonly [bounties: number, zones: number, strength: number];

/** What a seat has. */
function resultOf(core: Core, seat: Seat): Result {
  const standing = standingOf(core);
  const missions = core.hidden.laid[seat] ?? [];
  const bounties = missions.reduce((sum, mission, i) => {
    const zone = core.pub.laid[seat]?.[i];
    return zone === undefined ? sum : sum + payOf(standing, seat, mission, zone);
  }, 0);
  return [bounties, dominated(standing, seat).length, strengthOf(standing, seat)];
}

function compared(a: Result, b: Result): number {
  return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
}

/** Those who share a rank: each seat alone, or the teams [MA 13]. */
function parties(core: Core): readonly (readonly Seat[])[] {
  const seats = core.pub.laid.map((_, seat) => seat as Seat);
  return seats.flatMap((seat) => {
    const other = ally(core, seat);
    if (other === null) return [[seat]];
    return other > seat ? [[seat, other]] : [];
  });
}

/** The places: the best first, ties together; who has left comes last, the first to leave lowest [MA 11, 14]. */
function placesOf(core: Core): readonly (readonly Seat[])[] {
  const { left } = core.pub;
  const ranked = parties(core)
    .filter((seats) => !seats.every((seat) => left.includes(seat)))
    .map((seats) => ({
      seats,
      result: seats
        .map((seat) => resultOf(core, seat))
        .reduce<Result>((sum, one) => [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]], [0, 0, 0]),
    }))
    .sort((a, b) => compared(a.result, b.result));
  const places: Seat[][] = [];
  ranked.forEach(({ seats, result }, i) => {
    const before = ranked[i - 1];
    if (before !== undefined && compared(before.result, result) === 0) places.at(-1)?.push(...seats);
    else places.push([...seats]);
  });
  const gone = parties(core).filter((seats) => seats.every((seat) => left.includes(seat)));
  const lastLeft = (seats: readonly Seat[]): number => Math.max(...seats.map((seat) => left.indexOf(seat)));
  return [...places, ...gone.toSorted((a, b) => lastLeft(b) - lastLeft(a))];
}

/** Shows all missions, discards those that do not pay, and ranks the seats [MA 11]. */
export function endGame(run: AlleyRun, reason: 'missions' | 'alone'): never {
  const { core } = run;
  const places = placesOf(core);
  const standing = standingOf(core);
  const scored = core.hidden.laid.map((missions, seat) =>
    missions.map((card, i) => {
      const zone = core.pub.laid[seat]?.[i] ?? 'assassination';
      return { card, zone, pays: payOf(standing, seat, card, zone) };
    }),
  );
  run.change(({ pub, hidden }) => {
    pub.phase = { state: 'over' };
    pub.scored = scored.map((own) => [...own]);
    pub.graveyard.push(...scored.flat().flatMap(({ card, pays }) => (pays === 0 ? [card] : [])));
    pub.laid = scored.map((own) => own.filter(({ pays }) => pays > 0).map(({ zone }) => zone));
    hidden.laid = scored.map((own) => own.filter(({ pays }) => pays > 0).map(({ card }) => card));
  });
  scored.forEach((own, seat) => {
    const n = own.reduce((sum, { pays }) => sum + pays, 0);
    run.log(text('log.score', { who: name.seat(seat as Seat), n }));
  });
  return run.end({ outcome: 'ranked', reason, places, facts: {} });
}
