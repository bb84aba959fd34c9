import { messages } from '../../../../shared/games/black-orchestra/messages';
import type { Moment, Presented } from '../../../table/contract/story';
import { isRaid, timing } from './timing';

const moment = (head: Moment['head']): Moment => ({ kind: 'event', tone: 'threat', at: 0, head, rest: [] });
const WATCHED: Presented = { how: 'new', own: new Set(), people: 3, beside: [] };

/** Somebody who plays, and not whom the moments are about. */
const MATE: Presented = { ...WATCHED, own: new Set(['sheet.kordt']) };

/** The sounds of a moment for somebody who looks on, in order. */
const sounds = (head: Moment['head']) => timing(moment(head), WATCHED).beats.flatMap(({ sound }) => sound ?? []);

const EVENTS = Object.keys(messages.en).filter((id) => /^event\.[a-z0-9-]+$/.test(id));

test('nothing is heard with an event: some of them are persecution', () => {
  expect(EVENTS.length).toBeGreaterThan(70);
  expect(EVENTS.filter((id) => sounds({ m: 'log.event', p: { event: { m: id } } }).length > 0)).toEqual([]);
});

test.each([
  ['log.plot-success', 'triumph'],
  ['log.plot-detected', 'caught'],
  ['log.plot-quiet', 'setback'],
  ['log.stage', 'paper'],
  ['log.arrested', 'door'],
  ['log.interrogated', 'door'],
])('%s is heard as %s', (m, sound) => {
  expect(sounds({ m })).toEqual([sound]);
});

test('eagles sound low, targets like bells, and numbers like wood', () => {
  const faces = ['target', 'eagle', '2'].map((face) => ({ m: `face.${face}` }));
  expect(sounds({ m: 'log.conspire', p: { faces } })).toEqual(['throw', 'low-drum', 'bell', 'die']);
});

test('the prisoner of an interrogation stands in the room at once: the door is for the others', () => {
  const head = { m: 'log.interrogated', p: { who: { m: 'sheet.beck' } } };
  expect(timing(moment(head), WATCHED).weight).toBe('scene');
  expect(timing(moment(head), { ...WATCHED, own: new Set(['sheet.beck']) }).weight).toBe('line');
});

test('what a full dissent track has brought is shown to those who have not chosen it (found: a third target, and nobody said what was won)', () => {
  const head = { m: 'log.conspire', p: { who: { m: 'sheet.beck' }, faces: [{ m: 'face.target' }] } };
  const full = { m: 'log.track', p: { n: 3 } };
  const chosen: Moment = { ...moment(head), rest: [full, { m: 'log.support', p: { n: 4 } }] };
  const asOf = (one: Moment, own: string) => timing(one, { ...MATE, how: 'went-on', own: new Set([own]) }).weight;
  expect(asOf(chosen, 'sheet.kordt')).toBe('card');
  expect(asOf(chosen, 'sheet.beck')).toBe('line');
  expect(asOf({ ...chosen, rest: [full] }, 'sheet.kordt')).toBe('line');
  expect(asOf({ ...chosen, rest: [...chosen.rest].reverse() }, 'sheet.kordt')).toBe('line');
});

test('what a prisoner chose is a card for the others, which is never left out where it strikes the reader (found: a plot was lost unseen)', () => {
  const head = { m: 'log.interrogated', p: { who: { m: 'sheet.kordt' } } };
  const lost = { m: 'log.discarded', p: { who: { m: 'sheet.beck' }, thing: { m: 'card.abduction' } } };
  const asOf = (own: string) =>
    timing({ ...moment(head), rest: [lost] }, { ...MATE, how: 'went-on', own: new Set([own]) });
  expect(asOf('sheet.beck')).toMatchObject({ weight: 'card', shown: 'always' });
  expect(asOf('sheet.canaris')).toMatchObject({ weight: 'card', shown: 'in-time' });
  expect(asOf('sheet.kordt').weight).toBe('line');
});

test('a plot of somebody else is announced before its dice (found: “surprise, not hope”)', () => {
  const head = { m: 'log.plot', p: { who: { m: 'sheet.beck' } } };
  expect(timing(moment(head), WATCHED)).toMatchObject({ weight: 'scene', shown: 'always' });
  expect(timing(moment(head), { ...WATCHED, own: new Set(['sheet.beck']) }).weight).toBe('line');
});

test('a raid is swept under the name of its event, not of the stage that begins with it (found: “Stage 4” over the searchlights)', () => {
  const arrest: Moment = { ...moment({ m: 'log.arrested' }), at: 1, kind: 'arrest' };
  expect(isRaid({ moment: moment({ m: 'log.stage', p: { n: 4 } }), beside: [arrest] })).toBe(false);
  expect(isRaid({ moment: moment({ m: 'log.event' }), beside: [arrest] })).toBe(true);
});

test('the last effect of an event is read for more than two seconds (found: its face was gone in one)', () => {
  const { beats, lasts } = timing(moment({ m: 'log.event' }), WATCHED);
  const last = beats.findLast(({ name }) => name === 'effect');
  expect(lasts - (last?.at ?? lasts)).toBeGreaterThan(2_000);
});

test('a tile that the reader reveals is shown as a card, with what it is for (found: a line that nobody saw)', () => {
  const head = { m: 'log.reveals', p: { who: { m: 'sheet.beck' }, item: { m: 'item.map' } } };
  expect(timing(moment(head), { ...WATCHED, own: new Set(['sheet.beck']) }).weight).toBe('card');
  expect(timing(moment(head), MATE).weight).toBe('line');
});

test('a drawn card and a revealed tile are cards on a television, where only their names were told', () => {
  const p = { who: { m: 'sheet.beck' } };
  expect(['log.drew', 'log.reveals'].map((m) => timing(moment({ m, p }), WATCHED).weight)).toEqual(['card', 'card']);
});

test('two cards that Oster lays before all are shown on a television for two seconds more than one', () => {
  const cards = (...ids: readonly string[]) => ({
    m: 'sheet.oster.reveals',
    p: { who: { m: 'sheet.oster' }, cards: ids.map((id) => ({ m: `card.${id}` })) },
  });
  const both = timing(moment(cards('safe', 'ambush')), WATCHED);
  expect(both.weight).toBe('card');
  expect(both.lasts).toBe(timing(moment(cards('safe')), WATCHED).lasts + 2_000);
  expect(timing(moment(cards('safe', 'ambush')), MATE).weight).toBe('line');
});

test('what a roll has changed is to be seen for longer by people who only watch (found: gone in a second)', () => {
  const head = { m: 'log.conspire', p: { who: { m: 'sheet.beck' }, faces: [{ m: 'face.target' }] } };
  const heldFor = (presented: Presented): number => {
    const { beats, lasts } = timing(moment(head), presented);
    return lasts - (beats.find(({ name }) => name === 'result')?.at ?? lasts);
  };
  expect(heldFor(WATCHED)).toBeGreaterThan(3_000);
  expect(heldFor(WATCHED)).toBeGreaterThan(heldFor(MATE));
});

test('everybody is always shown a roll to resist (found: a new stage, or an event, came at once, and nobody saw it)', () => {
  const head = { m: 'log.resisted', p: { who: { m: 'sheet.beck' }, faces: [] } };
  expect(timing(moment(head), { ...WATCHED, own: new Set(['sheet.beck']) }).shown).toBe('always');
  expect(timing(moment(head), MATE).shown).toBe('always');
});

test('a move is heard by nobody', () => {
  expect(sounds({ m: 'log.moved' })).toEqual([]);
});

test('an eagle of others is never left out (found: two were), nor what touches the reader, and other dice are told briskly (found: the same four seconds in every turn)', () => {
  const rest = [{ m: 'log.suspicion', p: { who: { m: 'sheet.canaris' }, level: { m: 'suspicion.high' }, up: 1 } }];
  const conspires: Moment = {
    ...moment({ m: 'log.conspire', p: { who: { m: 'sheet.beck' }, faces: [{ m: 'face.eagle' }] } }),
    rest,
  };
  const to = (id: string) => timing(conspires, { ...WATCHED, own: new Set([`sheet.${id}`]) });
  expect(to('canaris').shown).toBe('always');
  expect(to('kordt').shown).toBe('always');
  expect(to('kordt').lasts).toBeLessThan(0.7 * to('canaris').lasts);
  expect(to('beck').lasts).toBe(to('canaris').lasts);
  const target = moment({ m: 'log.conspire', p: { who: { m: 'sheet.beck' }, faces: [{ m: 'face.target' }] } });
  expect(timing(target, { ...WATCHED, own: new Set(['sheet.kordt']) }).shown).toBe('in-time');
});
