import { ANY_TIME, type Ask, askId, type Option, type Ref, seat } from '../../../shared/engine/ask';
import { meaningOfTap, narrowedTo, targetsOf } from './targets';

const paris: Ref = { kind: 'space', id: 'paris' };
const rome: Ref = { kind: 'space', id: 'rome' };
const card: Ref = { kind: 'card', id: 'x' };

function ask(id: string, kind: string, options: readonly (readonly [key: string, ref?: Ref])[]): Ask {
  return {
    id: askId(id),
    seat: seat(0),
    kind,
    prompt: { m: 'p' },
    options: options.map(([key, ref]): Option =>
      ref === undefined ? { key, label: { m: key } } : { key, label: { m: key }, ref },
    ),
  };
}

const action = ask('1', 'action', [['move', paris], ['deliver', paris], ['look', rome], ['end']]);
const anyTime = ask('any.0', ANY_TIME, [['play', card]]);
const asks = [action, anyTime];

test('options are listed by the thing they point at, over all asks', () => {
  const targets = targetsOf(asks);
  expect([...targets.keys()]).toEqual(['space:paris', 'space:rome', 'card:x']);
  expect(targets.get('space:paris')?.map(({ option }) => option.key)).toEqual(['move', 'deliver']);
});

test('a tap on a thing with one option acts', () => {
  expect(meaningOfTap(targetsOf(asks), rome, 'act')).toMatchObject({
    kind: 'act',
    target: { option: { key: 'look' } },
  });
});

test('a tap on a thing with several options narrows to them', () => {
  expect(meaningOfTap(targetsOf(asks), paris, 'act')).toEqual({ kind: 'narrow', ref: paris });
});

test('a tap on a thing without options explains it, and so does every tap while looking', () => {
  const munich = { kind: 'space', id: 'munich' };
  expect(meaningOfTap(targetsOf(asks), munich, 'act')).toEqual({ kind: 'explain', ref: munich });
  expect(meaningOfTap(targetsOf(asks), rome, 'look')).toEqual({ kind: 'explain', ref: rome });
});

test('a tap on a thing of a kind that is only explained uses none of its options', () => {
  const targets = targetsOf(asks, ['space']);
  expect([...targets.keys()]).toEqual(['card:x']);
  expect(meaningOfTap(targets, rome, 'act')).toEqual({ kind: 'explain', ref: rome });
});

test('narrowing keeps the options of one thing and drops asks without any', () => {
  expect(narrowedTo(asks, paris).map(({ id, options }) => [id, options.map(({ key }) => key)])).toEqual([
    ['1', ['move', 'deliver']],
  ]);
});
