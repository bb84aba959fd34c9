import type { Possible, Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import type { AlleyRun } from '../content';
import { name } from '../i18n/names';
import { agentMoves, type WayOut } from './deploy';
import { decide, endTurn, goTo } from './flow';
import { missionMoves } from './mission';
import { consult } from './recruit';
import { ally, handOf } from './select';

type Move = Possible<() => Script>;

/** The first move of a turn: recruit, or a move of a deployment; in the final confrontation also pass [MA 5]. */
export function* turn(run: AlleyRun): Script {
  const isFinal = run.core.pub.final !== null;
  const out: WayOut = isFinal
    ? { option: passing(run), key: 'pass', kind: 'turn' }
    : { option: recruiting(run), key: 'recruit', kind: 'turn' };
  const others = (): readonly Move[] =>
    isFinal
      ? [{ key: 'recruit', label: text('choice.recruit'), why: text('why.final'), rule: '10' }]
      : [{ key: 'pass', label: text('choice.pass'), why: text('why.no-pass'), rule: '5' }];
  yield* next(run, out, others);
}

/** A further move of a deployment, or its end [MA 7]. */
export function* deployment(run: AlleyRun): Script {
  yield* next(run, { option: finishing(run), key: 'finish', kind: 'deploy' }, () => []);
}

function* next(run: AlleyRun, out: WayOut, others: () => readonly Move[]): Script {
  const move = yield* decide<() => Script>(run, {
    seat: run.core.pub.turn.seat,
    kind: out.kind,
    prompt: text(out.key === 'pass' ? 'ask.last' : `ask.${out.kind}`),
    clock: out.kind,
    fallback: out.key,
    options: () => [
      out.option,
      ...agentMoves(run, out),
      ...missionMoves(run),
      ...(run.content.plot?.moves?.(run) ?? []),
      ...others(),
    ],
  });
  if (move !== null) yield* move();
}

function recruiting(run: AlleyRun): Move {
  return {
    key: 'recruit',
    label: text('choice.recruit'),
    *value() {
      run.log(text('log.recruits', { who: name.seat(run.core.pub.turn.seat) }));
      consult(run, 0);
    },
  };
}

function passing(run: AlleyRun): Move {
  return {
    key: 'pass',
    label: text('choice.pass'),
    *value() {
      run.log(text('log.passed', { who: name.seat(run.core.pub.turn.seat) }));
      endTurn(run);
    },
  };
}

function finishing(run: AlleyRun): Move {
  return {
    key: 'finish',
    label: text('choice.finish'),
    *value() {
      const { seat } = run.core.pub.turn;
      const other = ally(run.core, seat);
      const gives = other !== null && !run.core.pub.left.includes(other) && handOf(run.core, seat).length > 0;
      if (gives) goTo(run, { state: 'shadow' });
      else endTurn(run);
    },
  };
}
