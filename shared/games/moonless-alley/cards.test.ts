import { AGENTS, ARMS, MISSIONS, PLAY_DECK, START_CARDS } from './board/cards';

const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0);

test('there are 76 cards: 34 agents of strength 65, 32 missions of bounty 56, 10 arms of strength 14', () => {
  expect([PLAY_DECK.length, AGENTS.length]).toEqual([76, 34]);
  expect(sum(AGENTS.map(({ strength }) => strength))).toBe(65);
  expect(sum(ARMS.map(({ strength, copies }) => strength * copies))).toBe(14);
  expect(sum(MISSIONS.map(({ copies }) => copies))).toBe(32);
  expect(sum(MISSIONS.map(({ bounty, copies }) => bounty * copies))).toBe(56);
  const free = MISSIONS.filter(({ condition }) => condition === 'none');
  expect(sum(free.map(({ bounty, copies }) => bounty * copies))).toBe(28);
  expect(START_CARDS).toHaveLength(4);
});
