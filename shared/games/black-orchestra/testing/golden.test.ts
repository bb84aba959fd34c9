import { createHash } from 'node:crypto';

import { playout } from '../../../testing/playout';
import { blackOrchestra } from '..';

/** A short fingerprint of a JSON value. */
function print(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

/** One random game of the second edition as a line: what was answered and how it ended. */
function game(seed: number): string {
  const seats = 1 + (seed % 5);
  const options = {
    edition: 'second',
    difficulty: (['easy', 'standard', 'hard'] as const)[seed % 3] ?? 'standard',
    lieutenants: seed % 4 === 0 ? 'on' : 'off',
    urgency: seed % 7 === 0 ? 'on' : 'off',
    documents: seed % 2 === 0 ? 'on' : 'off',
  };
  const answers: string[] = [];
  const { core, over } = playout(blackOrchestra, { seats, seed, options }, (_, choice) => {
    if (choice !== null) answers.push(`${choice.ask} ${choice.key}`);
  });
  return `seed ${seed}, ${seats} seats: ${answers.length} answers ${print(answers)}, end ${print([core, over])}`;
}

describe('The golden games of the second edition', () => {
  // Whoever changes a rule, the state or an option's key on purpose writes them anew with `jest -u` and says so.
  it('are played and end as before', () => {
    expect(Array.from({ length: 50 }, (_, i) => game(i + 1))).toMatchSnapshot();
  });
});
