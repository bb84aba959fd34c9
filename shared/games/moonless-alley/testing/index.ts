import { TABLE } from '../../../engine/ask';
import { makeStreams } from '../../../engine/rng';
import type { GameTesting } from '../../../testing/game-testing';
import { testKeys } from '../../../testing/playout';
import { moonlessAlley } from '..';
import { cardOf, missionOf, PLAY_DECK, sorted, without } from '../board/cards';
import { redeal } from '../imagining';
import { type Core, STREAMS } from '../state';
import { type Table, tableOf } from '../table';
import { scenes } from './scenes';

const STATES = ['turn', 'look', 'deploy', 'skill', 'over'];

/** In so many turns one in which seats may leave: random players would end each game before it has begun. */
const LEAVING_EVERY = 40;
const game: typeof moonlessAlley = {
  ...moonlessAlley,
  offers: (run) => (run.core.pub.turn.number % LEAVING_EVERY === 0 ? moonlessAlley.offers(run) : []),
};

/** What tests know of Moonless Alley. */
export const moonlessAlleyTesting: GameTesting<Core> = {
  game,
  invariants,
  leaks: (_, __, bytes) => [...bytes.matchAll(/"(?:rng|checkpoint|choices)"/g)].map(([word]) => word),
  viewLeaks,
  hadSecrets: () => true,
  redeal: (core, viewer, random) => {
    const rng = makeStreams(testKeys(moonlessAlley, Math.floor(random() * 2 ** 31)), STREAMS);
    // Nobody at the table sees less than who is not there.
    const dealt = redeal({ begun: core, now: core, seat: viewer ?? TABLE, random }) ?? core;
    return { ...dealt, hidden: { ...dealt.hidden, rng } };
  },
  // The end, and what a seat gets or is shown of its own.
  reveals: (before, after, viewer) =>
    after.pub.phase.state === 'over' ||
    after.pub.phase.state === 'skill' ||
    JSON.stringify(tableOf(before, viewer).own) !== JSON.stringify(tableOf(after, viewer).own),
  scenes,
  coverage: () => {
    const seen = new Set<string>();
    return {
      watch: ({ core }) => void seen.add(core.pub.phase.state),
      watchLog: () => undefined,
      missing: () => STATES.filter((state) => !seen.has(state)),
    };
  },
};

/** Everything that is wrong with a state [MA 17]. */
function invariants({ pub, hidden }: Core): readonly string[] {
  const wrong: string[] = [];
  const cards = [
    ...hidden.deck,
    ...hidden.piles.flat(),
    ...hidden.pack,
    ...hidden.hands.flat(),
    ...hidden.laid.flat(),
    ...pub.agents.flatMap(({ card, arms }) => [card, ...arms]),
    ...pub.graveyard,
  ];
  if (sorted(cards).join() !== sorted(PLAY_DECK).join())
    wrong.push(`cards: ${without(cards, PLAY_DECK).join()} too many, ${without(PLAY_DECK, cards).join()} missing`);
  hidden.hands.forEach((hand, i) => {
    if (sorted(hand).join() !== hand.join()) wrong.push(`the order of hand ${i}`);
  });
  hidden.laid.forEach((own, i) => {
    const zones = pub.laid[i] ?? [];
    if (zones.length !== own.length) wrong.push(`missions of ${i}`);
    own.forEach((mission, at) => {
      const zone = zones[at];
      if (zone === undefined || !missionOf(mission).zones.includes(zone)) wrong.push(`${mission} in ${zone}`);
    });
  });
  if (new Set(pub.spent).size !== pub.spent.length) wrong.push('a skill spent twice');
  const base = pub.turn.allowances.filter(({ by }) => by === 'base');
  if (base.length !== 1 || (base[0]?.left ?? -1) < 0) wrong.push('the allowance of the turn');
  if (pub.turn.allowances.some(({ left, sum }) => (left ?? 0) < 0 || (sum ?? 0) < 0)) wrong.push('an allowance');
  if (pub.phase.state === 'turn' && pub.final === null && !pub.left.includes(pub.turn.seat)) {
    if (hidden.deck.length === 0 || hidden.piles.some((pile) => pile.length === 0)) wrong.push('nothing to recruit');
  }
  if ((pub.phase.state === 'over') !== (pub.scored !== null)) wrong.push('missions shown at the wrong time');
  if (pub.agents.some(({ arms }) => arms.some((id) => cardOf(id).kind === 'mission'))) wrong.push('a mission as arms');
  return wrong;
}

function viewLeaks(
  { core: { pub, hidden } }: { readonly core: Core },
  view: { readonly you: number | null; readonly table: unknown },
): readonly string[] {
  const { own, bared } = view.table as Table;
  const wrong: string[] = [];
  if ((bared === null) === (pub.phase.state === 'over')) wrong.push('what lies hidden, at the wrong time');
  const isThere = view.you !== null && !pub.left.some((one) => one === view.you);
  if (isThere !== (own !== null)) wrong.push('own things');
  if (own === null || view.you === null) return wrong;
  if (own.hand.join() !== hidden.hands[view.you]?.join()) wrong.push(`hand: ${own.hand.join()}`);
  if (own.laid.join() !== hidden.laid[view.you]?.join()) wrong.push(`missions: ${own.laid.join()}`);
  const mine = pub.turn.seat === view.you;
  if (own.looking.length > 0 && !(mine && pub.phase.state === 'look')) wrong.push(`looking: ${own.looking.join()}`);
  if (own.composing !== null && !mine) wrong.push('what another puts together');
  return wrong;
}
