import { type Seat, seat } from '../../engine/ask';
import { confidentially, HANDED_OVER } from '../../engine/confidential';
import type { Offer } from '../../engine/game';
import type { Run } from '../../engine/run';
import { askSeat, type Script, together } from '../../engine/script';
import { text } from '../../engine/text';
import { openWindow } from '../../engine/window';
import { FACES, type ToyCore, worth } from './state';

type ToyRun = Run<ToyCore>;

/** One step: all vows at once, or the turn of the active seat. */
export function* step(run: ToyRun): Script {
  if (run.core.pub.round === 0) yield* vows(run);
  else yield* turn(run);
}

/** Whoever still has a lamp may light it at any time while it is dark. */
export function offers(run: ToyRun): readonly Offer[] {
  const { seats, light, round } = run.core.pub;
  if (light === 'lit' || round === 0) return [];
  return seats.flatMap(({ lamps }, i) =>
    lamps === 0
      ? []
      : [{ seat: seat(i), option: { key: 'lamp', label: text('option.lamp') }, script: () => lamp(run, seat(i)) }],
  );
}

/** Two private picks per seat, all seats at the same time. */
function* vows(run: ToyRun): Script {
  yield* together(run.core.pub.seats.map((_, i) => vow(run, seat(i))));
  run.log(text('log.vowed'));
  run.change((draft) => {
    draft.pub.round = 1;
  });
}

function* vow(run: ToyRun, by: Seat): Script {
  const first = yield* askSeat(run, {
    seat: by,
    kind: 'vow',
    prompt: text('ask.vow'),
    options: () =>
      ['north', 'south'].map((way) => ({ key: `vow.${by}.${way}`, label: text(`option.${way}`), value: way })),
  });
  const second = yield* askSeat(run, {
    seat: by,
    kind: 'vow',
    prompt: text('ask.vow-depth'),
    options: () => [1, 2, 3].map((n) => ({ key: `depth.${by}.${n}`, label: text('option.depth', { n }), value: n })),
  });
  if (first === null || second === null) return;
  run.change((draft) => {
    draft.hidden.vows[by] = `vow.${by}.${first}.${second}`;
  });
  run.whisper(by, text('log.own-vow', { way: text(`option.${first}`), n: second }));
}

function* turn(run: ToyRun): Script {
  const { active } = run.core.pub;
  const action = yield* askSeat(run, {
    seat: active,
    kind: 'action',
    clock: 'turn',
    fallback: 'rest',
    prompt: text('ask.action'),
    options: () => [
      { key: 'dig', label: text('option.dig'), value: () => dig(run, 1) },
      ...(run.core.pub.light === 'lit'
        ? [{ key: 'dig-deep', label: text('option.dig-deep'), value: () => dig(run, 2) }]
        : []),
      ...(run.core.hidden.deck.length < 2
        ? []
        : [{ key: 'probe', label: text('option.probe'), value: () => probe(run) }]),
      { key: 'rest', label: text('option.rest'), value: () => rest(run) },
    ],
  });
  if (action !== null) yield* action();
  endTurn(run);
}

/** Rolls; a low roll shakes the cellar unless somebody wards it off in the window before. */
function* dig(run: ToyRun, times: number): Script {
  const { active } = run.core.pub;
  const die = run.random('dice', FACES) + 1;
  run.change((draft) => {
    draft.pub.die = die;
  });
  run.log(text('log.rolled', { seat: active + 1, die }));
  let warded = 0;
  if (die <= 3) {
    yield* openWindow(run, {
      kind: 'ward',
      ask: 'who-can',
      prompt: text('ask.ward'),
      seats: () =>
        run.core.pub.seats.map(({ charms }, i) => ({
          seat: seat(i),
          reactions:
            charms === 0 || warded > 0
              ? []
              : [
                  {
                    key: 'ward',
                    label: text('option.ward'),
                    group: 'group.charms',
                    value: function* (): Script {
                      warded += 1;
                      run.change((draft) => {
                        const own = draft.pub.seats[i];
                        if (own !== undefined) own.charms -= 1;
                      });
                      run.log(text('log.warded', { seat: i + 1 }));
                      yield* [];
                    },
                  },
                ],
          passes: [{ key: 'pass', label: text('option.pass'), value: () => undefined }],
        })),
    });
  }
  run.change((draft) => {
    if (die <= 3 && warded === 0) draft.pub.danger += 1;
    else draft.pub.dug += die * times;
  });
}

/** Looks at two relics in secret: which one, then keep or bury it. Others see one long decision. */
function* probe(run: ToyRun): Script {
  const { active } = run.core.pub;
  for (;;) {
    const probed = yield* confidentially(lookAt(run, active));
    if (probed === null) return;
    if (probed !== HANDED_OVER) {
      bringUp(run, active, probed);
      return;
    }
    // Another person digs now: other relics, if there are any.
    const { deck } = run.core.hidden;
    if (deck.length < 4) return;
    run.change((draft) => {
      draft.hidden.deck = [...deck.slice(2), ...deck.slice(0, 2)];
    });
  }
}

function* lookAt(run: ToyRun, by: Seat): Script<{ readonly relic: string; readonly fate: 'keep' | 'bury' } | null> {
  const relic = yield* askSeat(run, {
    seat: by,
    kind: 'probe',
    prompt: text('ask.probe'),
    options: () =>
      run.core.hidden.deck
        .slice(0, 2)
        .map((id) => ({ key: id, label: text('option.relic', { id }), ref: { kind: 'relic', id }, value: id })),
  });
  if (relic === null) return null;
  const fate = yield* askSeat(run, {
    seat: by,
    kind: 'probe',
    prompt: text('ask.fate', { id: relic }),
    source: { kind: 'relic', id: relic },
    options: () => [
      { key: 'keep', label: text('option.keep'), value: 'keep' as const },
      { key: 'bury', label: text('option.bury'), value: 'bury' as const },
    ],
  });
  return { relic, fate: fate ?? 'bury' };
}

function bringUp(
  run: ToyRun,
  by: Seat,
  { relic, fate }: { readonly relic: string; readonly fate: 'keep' | 'bury' },
): void {
  run.whisper(by, text('log.probed', { id: relic }));
  run.change((draft) => {
    draft.hidden.deck = draft.hidden.deck.filter((id) => id !== relic);
    if (fate === 'keep') {
      draft.pub.kept.push(relic);
      draft.pub.dug += worth(relic);
    } else {
      draft.hidden.deck.push(relic);
    }
  });
  if (fate === 'keep') run.log(text('log.kept', { seat: by + 1, id: relic }));
}

function* rest(run: ToyRun): Script {
  const { active } = run.core.pub;
  run.change((draft) => {
    const own = draft.pub.seats[active];
    if (own !== undefined) own.charms += 1;
  });
  run.log(text('log.rested', { seat: active + 1 }));
  yield* [];
}

function* lamp(run: ToyRun, by: Seat): Script {
  run.change((draft) => {
    const own = draft.pub.seats[by];
    if (own !== undefined) own.lamps -= 1;
    draft.pub.light = 'lit';
  });
  run.log(text('log.lit', { seat: by + 1 }));
  const boast = yield* askSeat(run, {
    seat: by,
    kind: 'boast',
    prompt: text('ask.boast'),
    options: () => [
      { key: 'loud', label: text('option.loud'), value: 'log.boast-loud' },
      { key: 'quiet', label: text('option.quiet'), value: null },
    ],
  });
  if (boast !== null) run.log(text(boast, { seat: by + 1 }));
}

function endTurn(run: ToyRun): void {
  const { dug, goal, danger, active, seats, round, rounds } = run.core.pub;
  if (dug >= goal) run.end({ outcome: 'victory', reason: 'dug', dug });
  if (danger >= 3) run.end({ outcome: 'defeat', reason: 'caved-in', dug });
  const last = active + 1 >= seats.length;
  if (last && round >= rounds) run.end({ outcome: 'defeat', reason: 'dawn', dug });
  run.change((draft) => {
    draft.pub.active = seat(last ? 0 : active + 1);
    draft.pub.round = last ? round + 1 : round;
    draft.pub.light = 'dark';
    draft.pub.die = null;
  });
}
