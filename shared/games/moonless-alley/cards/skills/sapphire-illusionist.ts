import type { AlleyRun, CardId, Outcome } from '../api';
import { askActor, gain, kindsOf, name, type Script, type Skill, text, without } from '../api';

const card = 'sapphire-illusionist';
const SEEN = 4;

/** Which of some cards: of copies that are the same, any. */
function* pick(run: AlleyRun, cards: readonly CardId[], prompt: string): Script<CardId | null> {
  return yield* askActor<CardId>(run, {
    card,
    single: 'taken',
    answeredInSecret: true,
    prompt: text(prompt),
    fallback: `card:${cards[0]}`,
    options: () => kindsOf(cards).map((id) => ({ key: `card:${id}`, label: name.card(id), value: id })),
  });
}

/** Looks at the top 4 cards of the draw pile, keeps one, and puts the others back in any order [R14]. */
function* use(run: AlleyRun): Script<Outcome> {
  const { seat } = run.core.pub.turn;
  const seen = run.core.hidden.deck.slice(0, SEEN);
  const kept = yield* pick(run, seen, 'skill.sapphire-illusionist');
  if (kept === null) return 'done';
  let rest = without(seen, [kept]);
  let order: readonly CardId[] = [];
  while (rest.length > 0) {
    const next = yield* pick(run, rest, 'skill.sapphire-illusionist.order');
    if (next === null) return 'done';
    order = [...order, next];
    rest = without(rest, [next]);
  }
  run.change(({ hidden }) => {
    hidden.deck = [...order, ...hidden.deck.slice(seen.length)];
  });
  gain(run, seat, [kept]);
  run.log(text('log.kept-one', { who: name.seat(seat), n: seen.length }));
  return 'done';
}

const skill: Skill = { id: card, can: (run) => run.core.hidden.deck.length > 0, use };
export { skill as card };
