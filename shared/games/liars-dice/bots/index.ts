import type { BotLevel, Bots, Sight } from '../../../engine/policy';
import { standing } from '../board/dice';
import type { Bid, DiceTable } from '../state';
import { type Belief, chance } from './odds';

/** The character of a level: what it reads in bids, how often it bluffs, and below which chance it doubts a bid. */
interface Character extends Belief {
  readonly bluffs: number;
  readonly doubtsBelow: number;
}

const CHARACTERS: Readonly<Record<BotLevel, Character>> = {
  quick: { inBids: 1, bluffs: 0.2, doubtsBelow: 0.3 },
  steady: { inBids: 1.5, bluffs: 0.08, doubtsBelow: 0.4 },
};

/** The bots of liar's dice: they reckon with their own dice and the odds, and say no reasons, which would tell of their dice. */
export const bots: Bots<DiceTable> = {
  looksAhead: () => false,
  pausesFor: ({ m }) => (m === 'log.count' ? 2 : 0),
  decide: (level, sight, random) => {
    const { view } = sight;
    const ask = view.asks[0];
    if (ask === undefined || view.you === null) throw new RangeError('nothing is asked');
    return { choice: { seat: view.you, ask: ask.id, key: keyFor(CHARACTERS[level], sight, random) } };
  },
};

function keyFor(character: Character, { view }: Sight<DiceTable>, random: () => number): string {
  const { you, table, asks } = view;
  const keys = asks[0]?.options.map(({ key }) => key) ?? [];
  const holds = (bid: Pick<Bid, 'n' | 'face'>) => (you === null ? 0 : chance(table, you, bid, character));
  const before = standing(table);
  const doubted = before === null ? 1 : holds(before);
  if (keys.includes('pass')) return doubted < character.doubtsBelow / 2 ? 'doubt' : 'pass';
  // The least number of each face: to raise further is only riskier.
  const raises = keys.flatMap((key) => (key === 'doubt' ? [] : [bidOf(key)])).slice(0, 6);
  const best = raises.reduce<(typeof raises)[number] | null>(
    (so, bid) => (so === null || holds(bid) > holds(so) ? bid : so),
    null,
  );
  if (best === null) return 'doubt';
  if (keys.includes('doubt') && doubted < character.doubtsBelow && 1 - doubted > holds(best)) return 'doubt';
  const said = random() < character.bluffs ? (raises[Math.floor(random() * raises.length)] ?? best) : best;
  return `bid:${said.n}:${said.face}`;
}

function bidOf(key: string): Pick<Bid, 'n' | 'face'> {
  const [, n, face] = key.split(':').map(Number);
  return { n: n ?? 0, face: face ?? 0 };
}
