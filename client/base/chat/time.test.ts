import { timeOf } from './time';

const noon = new Date(2026, 4, 3, 12, 5).getTime();

test('of today is the time alone, of another day with the day, in the reader’s language', () => {
  expect(timeOf(noon, noon + 60_000, 'en')).toBe('12:05');
  expect(timeOf(noon, noon + 60_000, 'fr')).toBe('12:05');
  expect(timeOf(noon, noon + 86_400_000, 'en')).toMatch(/^3 May.*12:05$/);
  expect(timeOf(noon, noon + 86_400_000, 'fr')).toMatch(/^3 mai.*12:05$/);
});
