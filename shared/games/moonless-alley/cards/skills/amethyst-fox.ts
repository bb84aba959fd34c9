import type { AlleyRun, CardId, Outcome, Seat, Target } from '../api';
import { askActor, draw, gain, handOf, kindsOf, lose, name, opponents, type Script, type Skill, text } from '../api';

const card = 'amethyst-fox';

function victims(run: AlleyRun): readonly Seat[] {
  return opponents(run.core, run.core.pub.turn.seat).filter((seat) => handOf(run.core, seat).length > 0);
}

/** Names an opponent with a card in hand. */
function* use(run: AlleyRun): Script<Outcome> {
  const { seat } = run.core.pub.turn;
  const victim = yield* askActor<Seat>(run, {
    card,
    prompt: text('skill.amethyst-fox'),
    fallback: `seat:${victims(run)[0]}`,
    options: () =>
      victims(run).map((one) => ({
        key: `seat:${one}`,
        label: text('choice.hand-of', { who: name.seat(one), n: handOf(run.core, one).length }),
        value: one,
      })),
  });
  if (victim === null) return 'done';
  run.log(text('log.sees-hand', { who: name.seat(seat), whom: name.seat(victim) }));
  return { on: { seat: victim, zone: null, agents: [] }, asked: seat };
}

/** Takes a card of the hand that it sees; its owner then draws one, if there is any [R15]. */
function* goOn(run: AlleyRun, { seat: victim }: Target): Script {
  const { seat } = run.core.pub.turn;
  const taken = yield* askActor<CardId>(run, {
    card,
    prompt: text('skill.amethyst-fox.card'),
    fallback: { drawnFrom: 'chance' },
    answeredInSecret: true,
    options: () =>
      kindsOf(handOf(run.core, victim)).map((id) => ({ key: `card:${id}`, label: name.card(id), value: id })),
  });
  if (taken === null) return;
  lose(run, victim, [taken]);
  gain(run, seat, [taken]);
  run.log(text('log.took-one', { who: name.seat(seat), whom: name.seat(victim) }));
  run.whisper(victim, text('log.lost', { card: name.card(taken) }));
  const drawn = draw(run, 1);
  gain(run, victim, drawn);
  if (drawn.length > 0) run.whisper(victim, text('log.drew', { cards: drawn.map(name.card) }));
}

const skill: Skill = { id: card, can: (run) => victims(run).length > 0, use, goOn };
export { skill as card };
