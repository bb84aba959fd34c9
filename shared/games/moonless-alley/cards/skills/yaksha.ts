import type { AlleyRun, Deployed, Outcome, Seat, ZoneId } from '../api';
import {
  askActor,
  column,
  discard,
  name,
  opponents,
  othersFrom,
  type Script,
  type Skill,
  text,
  totalOf,
  ZONE_IDS,
} from '../api';

const card = 'yaksha';

interface Column {
  readonly seat: Seat;
  readonly zone: ZoneId;
  readonly agents: readonly Deployed[];
}

function columns(run: AlleyRun): readonly Column[] {
  const { seat: own } = run.core.pub.turn;
  return [...othersFrom(run.core, own), own].flatMap((seat) =>
    ZONE_IDS.flatMap((zone) => {
      const agents = column(run.core, seat, zone).filter((one) => one.card !== card);
      return agents.length === 0 ? [] : [{ seat, zone, agents }];
    }),
  );
}

const strengthOf = ({ agents }: Column): number => agents.reduce((sum, one) => sum + totalOf(one), 0);
const keyOf = ({ seat, zone }: Column): string => `column:${seat}:${zone}`;

function fallbackOf(run: AlleyRun): Column | undefined {
  const enemies = opponents(run.core, run.core.pub.turn.seat);
  const all = columns(run);
  const theirs = all.filter(({ seat }) => enemies.includes(seat)).toSorted((a, b) => strengthOf(b) - strengthOf(a));
  return theirs[0] ?? all.toSorted((a, b) => strengthOf(a) - strengthOf(b))[0];
}

/** The newest agent of a zone of anybody, other than Yaksha, is discarded. */
function* use(run: AlleyRun): Script<Outcome> {
  const fallback = fallbackOf(run);
  const chosen = yield* askActor<Column>(run, {
    card,
    prompt: text('skill.yaksha'),
    fallback: fallback && keyOf(fallback),
    options: () =>
      columns(run).map((one) => ({
        key: keyOf(one),
        label: text('choice.newest', {
          card: name.card(one.agents.at(-1)?.card ?? card),
          zone: name.zone(one.zone),
          who: name.seat(one.seat),
        }),
        ref: { kind: 'zone', id: `${one.seat}:${one.zone}` },
        value: one,
      })),
  });
  const newest = chosen?.agents.at(-1);
  if (newest !== undefined) discard(run, newest.card, card);
  return 'done';
}

const skill: Skill = { id: card, can: (run) => columns(run).length > 0, use };
export { skill as card };
