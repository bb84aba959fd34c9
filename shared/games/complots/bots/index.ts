import { type Ask, isQuestion, type Option } from '../../../engine/ask';
import type { Bots, Decision, Sight } from '../../../engine/policy';
import { ACTION_IDS, type ActionId } from '../board/actions';
import { characters, claimOf } from '../board/characters';
import { CHARACTER_IDS, type CharacterId } from '../board/characters/ids';
import type { Table } from '../table';
import { steady } from './steady';

/** How often a bot claims a character it does not hold, and doubts a claim, in parts of one. */
const RATE = { bluff: 0.25, doubt: 0.12, lieToCounter: 0.3 } as const;
/** The lines that are told as scenes. */
const WATCHED: ReadonlySet<string> = new Set(['log.proved', 'log.lied', 'log.turned-up']);
/** What a character is worth to keep, the best first. */
const WORTH: readonly CharacterId[] = ['duchess', 'captain', 'assassin', 'countess', 'inquisitor', 'ambassador'];

/** The bots of Complots: rules of thumb, and beliefs about what rivals hold. They say nothing about why, which would tell of their cards. */
export const bots: Bots<Table> = {
  looksAhead: () => false,
  pausesFor: ({ m }) => (WATCHED.has(m) ? 2 : 0),
  decide: (level, sight, random) => {
    switch (level) {
      case 'quick':
        return quick(sight, random);
      case 'steady':
        return steady(sight, random);
    }
  },
};

/** One pass of rules of thumb. Throws RangeError when its seat is asked nothing. */
function quick({ view }: Sight<Table>, random: () => number): Decision {
  const ask = view.asks.find((one) => isQuestion(one) && one.options.length > 0);
  if (ask === undefined) throw new RangeError('a bot was asked nothing');
  const held = (view.table.own?.slots ?? []).filter((id) => id !== null);
  const { key } = byThumb(ask, held, random);
  return { choice: { seat: ask.seat, ask: ask.id, key } };
}

function byThumb(ask: Ask, held: readonly CharacterId[], random: () => number): Option {
  const { options } = ask;
  const any = (from: readonly Option[]): Option => {
    const option = from[Math.floor(random() * from.length)] ?? options[0];
    if (option === undefined) throw new RangeError('no option');
    return option;
  };
  const passing = options.filter(({ key }) => key === 'pass');
  switch (ask.kind) {
    case 'action':
      return any(actionsWorth(options, held, random));
    case 'challenge':
    case 'challengeCounter':
      return any(random() < RATE.doubt ? options.filter(({ key }) => key === 'challenge') : passing);
    case 'counter': {
      const true_ = options.filter(({ key }) => held.some((id) => key === `counter:${id}`));
      if (true_.length > 0) return any(true_);
      return any(random() < RATE.lieToCounter ? options.filter(({ key }) => key !== 'pass') : passing);
    }
    case 'lose':
    case 'show': {
      const worst = [...options].sort((a, b) => worthOf(b, held) - worthOf(a, held));
      return any(worst.slice(0, 1));
    }
    case 'draft':
      return any(options.filter(({ key }) => !held.some((id) => key === `pick:${id}`)));
    default:
      return any(options);
  }
}

/** The better actions: an assassination when it can be paid, else what is held, sometimes what is not. */
function actionsWorth(
  options: readonly Option[],
  held: readonly CharacterId[],
  random: () => number,
): readonly Option[] {
  const of = (option: Option): ActionId | undefined => ACTION_IDS.find((id) => id === option.key.split(':')[0]);
  const dear = options.filter((option) => of(option) === 'assassination');
  if (dear.length > 0) return dear;
  const bluffs = random() < RATE.bluff;
  return options.filter((option) => {
    const id = of(option);
    const claims = id === undefined ? null : claimOf(id);
    if (claims === null) return id === 'income' || id === 'foreignAid';
    return bluffs || (held.includes(claims) && characters[claims].actions.length > 0);
  });
}

/** The place of an own slot in the order of worth: high is worth little. */
function worthOf(option: Option, held: readonly CharacterId[]): number {
  const id = held[Number(option.key.split(':')[1])] ?? CHARACTER_IDS[0];
  return WORTH.indexOf(id);
}
