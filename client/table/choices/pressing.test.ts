import { ANY_TIME, type Ref } from '../../../shared/engine/ask';
import { type Pressed, wayOf } from './pressing';

const slots = {
  kind: 'action',
  row: [
    { id: 'draw', keys: ['draw'], Icon: () => null, press: 'takes', count: 'told' },
    { id: 'walk', keys: ['walk'], Icon: () => null, press: 'opens', count: 'told' },
  ],
} as const;
const choosing = {
  reads: ['card'],
  held: ['item'],
  sorting: ['raid', 'discard'],
  plain: ['consent', 'raid'],
  refusing: ['no'],
  told: ['done'],
  slots,
};
const card: Ref = { kind: 'card', id: 'x' };
const space: Ref = { kind: 'space', id: 'paris' };

function way(
  kind: string,
  ref: Ref | null,
  pressed: Pressed = 'option',
  habit: 'look-first' | 'at-once' = 'look-first',
  key = 'yes',
  slot: string | null = null,
) {
  return wayOf({ kind }, ref === null ? { key } : { key, ref }, { habit, pressed, slot, choosing });
}

test('an option acts if it can be taken back, and opens if not: only the server knows', () => {
  expect([way('action', null), way('action', space), way('nearest', space, 'thing')]).toEqual(['try', 'try', 'try']);
});

test('a thing of a turn’s question is read first (found: three of four who tapped a space only meant to read it, and moved)', () => {
  expect([way('action', space, 'thing'), way('action', space, 'thing', 'at-once')]).toEqual(['open', 'act']);
});

test('a thing acts once the slot of its option is open, and is read first while another is, or where it is always', () => {
  const beside = (slot: string, ref: Ref = space) => way('action', ref, 'thing', 'look-first', 'walk', slot);
  expect([beside('walk'), beside('draw')]).toEqual(['try', 'open']);
  // An item of the hand was used at a tap that may only have been meant to read it.
  expect(beside('walk', { kind: 'item', id: 'map' })).toBe('open');
});

test('what a panel has told acts at the first tap on its button, but not on its thing', () => {
  const done = (pressed: Pressed) => way('action', null, pressed, 'look-first', 'done');
  expect([done('option'), done('thing')]).toEqual(['act', 'open']);
});

test('a card is read before anything is done with it, whatever is asked', () => {
  expect([way('action', card), way('consent', card), way(ANY_TIME, card)]).toEqual(['open', 'open', 'open']);
});

test('the card of the next step is not read once more: its button says what for (found: an attempt was confirmed four times)', () => {
  expect([way('action', card, 'next-step'), way('action', null, 'next-step', 'look-first', 'draw')]).toEqual([
    'try',
    'act',
  ]);
});

test('what was suggested acts at the one press that accepts it: its sentence was read before', () => {
  expect([way('action', card, 'suggestion'), way(ANY_TIME, null, 'suggestion')]).toEqual(['act', 'act']);
});

test('what of their own somebody gives up is not opened to be read (bug: a raid opened a card at each tap)', () => {
  expect([way('raid', card), way('discard', card)]).toEqual(['act', 'try']);
});

test('a card of their own that somebody taps on the sheet is read first, also where one is to be discarded (found: it was thrown away)', () => {
  expect([way('raid', card, 'thing'), way('discard', card, 'thing')]).toEqual(['open', 'open']);
});

test('a plain choice is one tap', () => {
  expect(way('consent', null)).toBe('act');
});

test('a tap on a thing never uses an any-time effect, whatever the habit', () => {
  expect(way(ANY_TIME, space, 'option')).toBe('try');
  expect(way(ANY_TIME, space, 'thing')).toBe('open');
  expect(way(ANY_TIME, space, 'thing', 'at-once')).toBe('open');
});

test('to refuse is one tap, and to grant is not, where that is final', () => {
  expect([way('favour', null, 'option', 'look-first', 'no'), way('favour', null)]).toEqual(['act', 'try']);
});

test('who wants one tap has one tap', () => {
  expect([way('action', null, 'option', 'at-once'), way('action', card, 'thing', 'at-once')]).toEqual(['act', 'act']);
});

test('what has a slot of its own is one tap on that, and its thing on the table can still be read', () => {
  const keyed = (key: string, pressed: Pressed) => way('action', card, pressed, 'look-first', key);
  expect([keyed('draw', 'option'), keyed('draw', 'thing'), keyed('walk', 'option')]).toEqual(['act', 'open', 'open']);
  expect(way('favour', null, 'option', 'look-first', 'draw')).toBe('try');
});
