import type { AlleyRun, Outcome, Seat, Target, ZoneId } from '../api';
import { askActor, gain, name, opponents, type Script, type Skill, text, ZONE_IDS } from '../api';

const card = 'night-veil';

interface Column {
  readonly seat: Seat;
  readonly zone: ZoneId;
}

/** The places in the missions of a seat that lie in a zone, oldest first. */
function placesOf(run: AlleyRun, { seat, zone }: Column): readonly number[] {
  return (run.core.pub.laid[seat] ?? []).flatMap((one, i) => (one === zone ? [i] : []));
}

function columns(run: AlleyRun): readonly Column[] {
  return opponents(run.core, run.core.pub.turn.seat).flatMap((seat) =>
    ZONE_IDS.map((zone) => ({ seat, zone })).filter((one) => placesOf(run, one).length > 0),
  );
}

const keyOf = ({ seat, zone }: Column): string => `column:${seat}:${zone}`;

/** Names an opponent and a zone where missions of theirs lie. */
function* use(run: AlleyRun): Script<Outcome> {
  const [first] = columns(run);
  const chosen = yield* askActor<Column>(run, {
    card,
    prompt: text('skill.night-veil'),
    fallback: first && keyOf(first),
    options: () =>
      columns(run).map((one) => ({
        key: keyOf(one),
        label: text('choice.missions-of', {
          zone: name.zone(one.zone),
          who: name.seat(one.seat),
          n: placesOf(run, one).length,
        }),
        ref: { kind: 'zone', id: `${one.seat}:${one.zone}` },
        value: one,
      })),
  });
  if (chosen === null) return 'done';
  const { seat } = run.core.pub.turn;
  run.log(
    text('log.sees-missions', { who: name.seat(seat), whom: name.seat(chosen.seat), zone: name.zone(chosen.zone) }),
  );
  return { on: { ...chosen, agents: [] }, asked: seat };
}

/** Returns one of the missions that it sees to their owner's hand; without an answer the oldest. */
function* goOn(run: AlleyRun, { seat: owner, zone }: Target): Script {
  if (zone === null) return;
  const places = placesOf(run, { seat: owner, zone });
  const place = yield* askActor<number>(run, {
    card,
    prompt: text('skill.night-veil.mission'),
    fallback: `mission:${places[0]}`,
    answeredInSecret: true,
    options: () =>
      places.flatMap((at) => {
        const mission = run.core.hidden.laid[owner]?.[at];
        return mission === undefined ? [] : [{ key: `mission:${at}`, label: name.card(mission), value: at }];
      }),
  });
  if (place === null) return;
  const mission = run.core.hidden.laid[owner]?.[place];
  if (mission === undefined) return;
  run.log(text('log.returned', { who: name.seat(owner), zone: name.zone(zone) }));
  run.whisper(owner, text('log.returned-which', { card: name.card(mission) }));
  run.change(({ pub, hidden }) => {
    pub.laid[owner]?.splice(place, 1);
    hidden.laid[owner]?.splice(place, 1);
  });
  gain(run, owner, [mission]);
}

const skill: Skill = { id: card, can: (run) => columns(run).length > 0, use, goOn };
export { skill as card };
