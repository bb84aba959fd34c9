import { COMMAND_NAMES } from '../../../shared/protocol/commands';
import { LOADS, SIZES } from './loads';

const room = { code: 'ABCDE', token: 'x'.repeat(43) };
const holding = { game: 'toy', gathering: room, running: room, match: { id: 'm', credentials: 'c' } };

it('has every command of the rooms as it is', () => {
  const names = new Set(LOADS.map(({ name }) => name));
  for (const command of COMMAND_NAMES) expect(names).toContain(`${command} as it is`);
});

it('puts something large where it is wanted, about as large as it says', () => {
  const load = LOADS.find(({ name }) => name === 'pick with numbers of 3900 bytes at 0.picks');
  const text = load?.write(holding) ?? '';
  const [event, body] = JSON.parse(text) as [string, { picks: number[] }];
  expect(event).toBe('pick');
  expect(body.picks.length).toBe(1951);
  expect(Math.abs(text.length - 3900)).toBeLessThan(50);
});

it('names every load otherwise, and writes each as JSON of its size', () => {
  expect(new Set(LOADS.map(({ name }) => name)).size).toBe(LOADS.length);
  const [small] = SIZES;
  for (const load of LOADS.filter(({ name }) => name.includes(`of ${small} bytes`))) {
    const text = load.write(holding);
    JSON.parse(text);
    expect(Math.abs(Buffer.byteLength(text) - small)).toBeLessThan(700);
  }
});
