import type { GameModule } from '../../engine/game';
import { askSeat } from '../../engine/script';
import { text } from '../../engine/text';
import { compareWorlds } from '../worlds';
import { hands, type HandsCore, type HandsTable } from '.';

type Hands = GameModule<HandsCore, HandsTable, null>;

const holdsWard = ({ hidden }: HandsCore, of: number): boolean => hidden.hands[of]?.includes('ward') === true;

/** Games with hidden hands that tell something of them, each in another way. */
const PLANTS: Readonly<Record<string, Partial<Hands>>> = {
  'an order': {
    table: (core, viewer) => {
      const table = hands.table(core, viewer);
      return {
        ...table,
        discard: table.held.map((_, i) => i).sort((a, b) => +holdsWard(core, b) - +holdsWard(core, a)),
      };
    },
  },
  'a size': {
    table: (core, viewer) => ({
      ...hands.table(core, viewer),
      padding: ' '.repeat(core.hidden.hands.flat().join('').length),
    }),
  },
  'a count': {
    *step(run) {
      for (const of of [0, 1])
        if (holdsWard(run.core, of))
          yield* askSeat(run, {
            seat: of as never,
            kind: 'ready',
            prompt: text('ask.ward'),
            options: () => [{ key: 'pass', label: text('option.pass'), value: null }],
          });
      yield* hands.step(run);
    },
  },
  'the time that a seat has': {
    *step(run) {
      const [clock] = holdsWard(run.core, run.core.pub.active) ? ['long'] : [];
      yield* askSeat(run, {
        seat: run.core.pub.active,
        kind: clock === undefined ? 'ready' : `ready-${clock}`,
        prompt: text('ask.ward'),
        options: () => [{ key: 'pass', label: text('option.pass'), value: null }],
      });
      yield* hands.step(run);
    },
  },
  'a line of the log': {
    *step(run) {
      if (holdsWard(run.core, run.core.pub.active)) run.log(text('log.thinks'));
      yield* hands.step(run);
    },
  },
};

const told = (game: Hands) => [1, 2, 3].flatMap((seed) => compareWorlds({ game }, { seats: 3, seed }).told);

it('a game with hidden hands tells nothing of them', () => {
  expect(told(hands)).toEqual([]);
});

it.each(Object.entries(PLANTS))('is found to tell by %s what a seat holds', (_, plant) => {
  expect(told({ ...hands, ...plant }).length).toBeGreaterThan(0);
});
