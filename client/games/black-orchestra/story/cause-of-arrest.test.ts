import { text } from '../../../../shared/engine/text';
import { editions } from '../../../../shared/games/black-orchestra/editions';
import { causeOfArrest } from './cause-of-arrest';

const { facts } = editions.second;
const turn = text('log.turn', { n: 3 });
const event = (id: string) => text('log.event', { event: text(`event.${id}`) });
const detected = text('log.plot-detected', { card: text('card.sniper') });
const chose = text('log.chose', { effect: text('effect.arrest-one-freed') });
const arrested = text('log.arrested', { who: text('sheet.beck') });

test.each([
  ['a raid', event('gestapo-raid-2'), 'bo.staged.arrest.raid'],
  ['another event', event('visit-from-bormann-5'), 'log.event'],
  ['a detected plot', detected, 'log.plot-detected'],
  ['an eagle in a release', text('log.rolled', {}), 'bo.staged.arrest.eagle'],
  ['what a prisoner has chosen', chose, 'log.chose'],
])('what has led to an arrest: %s, whatever came before', (_, cause, told) => {
  const log = [event('gestapo-raid-2'), turn, cause, arrested].map((one) => ({ text: one }));
  expect(causeOfArrest({ at: 3 }, log, facts)?.m).toBe(told);
});

test('of an arrest whose log does not tell why, nothing is said', () => {
  expect(causeOfArrest({ at: 1 }, [{ text: turn }, { text: arrested }], facts)).toBeNull();
});
