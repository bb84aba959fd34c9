import type { Dice } from '../lib/dice';
import { NASTY_NAMES, NASTY_NUMBERS, NASTY_SHAPES, NASTY_STRINGS, NO_JSON } from './nasty';
import { changePart, type Field, isFields, isList, partsOf, type Tree } from './tree';

/** No mutation makes a string longer: what is larger is the business of a few packets made for it. */
const LONGEST = 20_000;
/** How seldom a part becomes something that is no JSON: the server hangs up on it, so it is sent alone. */
const NO_JSON_SHARE = 0.01;

/** A document with one part changed. `known` are strings that meant something elsewhere: codes, tokens, ids. */
export function mutated(tree: Tree, dice: Dice, known: readonly string[]): Tree {
  return changePart(tree, dice.below(partsOf(tree)), (part) => changed(part, dice, known));
}

/** Any value at all. */
export function anything(dice: Dice, known: readonly string[]): Tree {
  if (dice.chance(NO_JSON_SHARE)) return dice.pick(NO_JSON);
  const kind = dice.below(known.length > 0 ? 4 : 3);
  if (kind === 0) return dice.pick(NASTY_STRINGS);
  if (kind === 1) return dice.pick(NASTY_NUMBERS);
  return kind === 2 ? dice.pick(NASTY_SHAPES) : dice.pick(known);
}

/** A string with something done to it. */
export function mutatedString(text: string, dice: Dice): string {
  const at = dice.below(text.length + 1);
  const ways: readonly (() => string)[] = [
    () => text.slice(0, at) + dice.pick(NASTY_STRINGS) + text.slice(at),
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + String.fromCharCode(dice.below(65_536)) + text.slice(at + 1),
    () => text.repeat(1 + dice.below(20)),
    () => text.toUpperCase(),
    () => text.toLowerCase(),
    () => text.normalize('NFD'),
    () => Array.from(text).reverse().join(''),
    () => ` ${text}\u00a0`,
  ];
  return dice.pick(ways)().slice(0, LONGEST);
}

function changed(part: Tree, dice: Dice, known: readonly string[]): Tree {
  if (dice.chance(0.3)) return anything(dice, known);
  if (dice.chance(0.1)) return dice.chance(0.5) ? [part] : { fields: [[dice.pick(NASTY_NAMES), part]] };
  if (typeof part === 'string') return mutatedString(part, dice);
  if (isList(part)) return changedList(part, dice, known);
  if (isFields(part)) return { fields: changedFields(part.fields, dice, known) };
  return dice.pick(NASTY_NUMBERS);
}

function changedList(list: readonly Tree[], dice: Dice, known: readonly string[]): Tree {
  const at = dice.below(Math.max(1, list.length));
  const item = list[at] ?? null;
  switch (dice.below(5)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(at, 0, item);
    case 2:
      return list.toReversed();
    case 3:
      return { fields: list.map((value, i) => [String(i), value]) };
    default:
      return list.toSpliced(at, 0, anything(dice, known));
  }
}

function changedFields(fields: readonly Field[], dice: Dice, known: readonly string[]): readonly Field[] {
  const at = dice.below(Math.max(1, fields.length));
  const [name, value] = fields[at] ?? ['', null];
  switch (dice.below(4)) {
    case 0:
      return fields.toSpliced(at, 1);
    case 1:
      return fields.toSpliced(at, 1, [dice.pick(NASTY_NAMES), value]);
    case 2:
      return [...fields, [name, anything(dice, known)]];
    default:
      return fields.toSpliced(at, 0, [dice.pick(NASTY_NAMES), anything(dice, known)]);
  }
}
