import { TABLE } from '../../../engine/ask';
import { makeStreams } from '../../../engine/rng';
import type { GameTesting } from '../../../testing/game-testing';
import { testKeys } from '../../../testing/playout';
import { complots } from '..';
import { inPlay } from '../board/characters/ids';
import { redeal } from '../imagining';
import { COINS, copiesFor } from '../setup';
import { type Core, STREAMS } from '../state';
import { type Table, tableOf } from '../table';
import { scenes } from './scenes';

const STATES = ['action', 'challengeAction', 'counter', 'challengeCounter', 'loseCard', 'exchange', 'over'];

/** What tests know of Complots. */
export const complotsTesting: GameTesting<Core> = {
  game: complots,
  invariants,
  leaks: (_, __, bytes) =>
    [...bytes.matchAll(/"(?:hidden"|rng"|checkpoint"|choices")/g)]
      .filter(([word]) => word !== '"hidden"')
      .map(([word]) => word),
  viewLeaks: ({ core: { pub, hidden } }, { you, table }) => {
    const { own, bared } = table as Table;
    const wrong: string[] = [];
    const isOut = you === null || pub.out.includes(you);
    if ((bared === null) === (pub.phase.state === 'over')) wrong.push('what lies hidden, at the wrong time');
    if (isOut !== (own === null)) wrong.push('own things');
    if (own === null || you === null) return wrong;
    if (own.slots.join() !== hidden.slots[you]?.join()) wrong.push(`slots: ${own.slots.join()}`);
    if (own.aside.join() !== hidden.aside[you]?.join()) wrong.push(`aside: ${own.aside.join()}`);
    if (own.drawn.length > 0 && pub.pending?.actor !== you) wrong.push(`drawn: ${own.drawn.join()}`);
    const party = pub.pending?.actor === you || pub.pending?.target === you;
    if (own.shown !== null && !(pub.phase.state === 'inspectJudge' && party)) wrong.push(`shown: ${own.shown}`);
    return wrong;
  },
  hadSecrets: () => true,
  redeal: (core, viewer, random) => {
    const rng = makeStreams(testKeys(complots, Math.floor(random() * 2 ** 31)), STREAMS);
    // Nobody at the table sees less than who is not there.
    const dealt = redeal({ begun: core, now: core, seat: viewer ?? TABLE, random });
    return { ...dealt, hidden: { ...dealt.hidden, rng } };
  },
  // A verdict, the end, and what a seat gets or is shown in the Court's or another's place [CO 11].
  reveals: ({ pub, hidden }, after, viewer) =>
    pub.phase.state === 'verdict' ||
    after.pub.phase.state === 'over' ||
    JSON.stringify(tableOf({ pub, hidden }, viewer).own) !== JSON.stringify(tableOf(after, viewer).own),
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

/** Everything that is wrong with a state [CO 4]. */
function invariants({ pub, hidden }: Core): readonly string[] {
  const wrong: string[] = [];
  const { seats, treasury, pending, phase, options } = pub;
  const coins = seats.reduce((sum, one) => sum + one.coins, treasury + (pending?.stake ?? 0));
  if (coins !== COINS) wrong.push(`${coins} coins`);
  if (treasury < 0 || seats.some((one) => one.coins < 0 || one.coins > 12)) wrong.push('a purse');
  seats.forEach(({ slots }, i) => {
    if (slots.length !== 2) wrong.push(`slots of ${i}`);
    slots.forEach((slot, at) => {
      if ((slot === 'hidden') !== ((hidden.slots[i]?.[at] ?? null) !== null)) wrong.push(`slot ${i}.${at}`);
    });
    if (!slots.includes('hidden') !== pub.out.some((one) => one === i)) wrong.push(`life of ${i}`);
  });
  const living = seats.filter(({ slots }) => slots.includes('hidden')).length;
  if ((phase.state === 'over') !== living < 2) wrong.push(`${living} alive`);
  const up = seats.flatMap(({ slots }) => slots.filter((slot) => slot !== 'hidden' && slot !== 'empty'));
  const cards = [
    ...hidden.slots.flat().filter((id) => id !== null),
    ...up,
    ...hidden.court,
    ...hidden.aside.flat(),
    ...hidden.drawn,
  ];
  const isDrafting = hidden.aside.length === 2 && hidden.aside.every((aside) => aside.length === 0);
  for (const id of inPlay(options.fifth)) {
    const due = isDrafting ? 1 : copiesFor(seats.length);
    const n = cards.filter((card) => card === id).length;
    if (n !== due) wrong.push(`${n} of ${id}`);
  }
  return wrong;
}
