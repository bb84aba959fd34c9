import { escapeToken, type Operation, type Patch } from './operation';
import { sameJson } from './same';

type Fields = Readonly<Record<string, unknown>>;

/** Names that lead to prototypes in JavaScript. Libraries that apply patches ignore or refuse them in a path. */
const PROTOTYPE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The operations that turn one JSON value into another. Parts that are the same object in both are skipped, so the cost
 * depends on what has changed, not on the size. Fields that are undefined count as absent. No path contains a name that
 * leads to a prototype: when such a field changes, the object that has it is replaced.
 * @returns operations that {@link applyPatch} or any JSON Patch library turns `before` into `after` with; none when equal
 */
export function diff(before: unknown, after: unknown): Patch {
  return diffs([[before, after]])[0] ?? [];
}

/** The {@link diff} of each pair. A field that has turned from the same object into the same other one in several pairs is compared once. */
export function diffs(pairs: readonly (readonly [before: unknown, after: unknown])[]): readonly Patch[] {
  const compared: Compared = new Map();
  return pairs.map(([before, after]) => {
    const making: Making = { operations: [], compared };
    compare(before, after, '', making);
    return making.operations;
  });
}

/** The operations so far. */
interface Making {
  readonly operations: Operation[];
  readonly compared: Compared;
}

/** What the fields of the pairs came to, by what they have become. */
type Compared = Map<unknown, Pick<Making, 'operations'> & { readonly before: unknown; readonly path: string }>;

/** Compares a field of a pair, unless it was the same one in a pair before. */
function compareField(before: unknown, after: unknown, path: string, making: Making): void {
  const { operations, compared } = making;
  const first = operations.length;
  const earlier = compared.get(after);
  if (earlier !== undefined && earlier.before === before && earlier.path === path) {
    operations.push(...earlier.operations);
    return;
  }
  compare(before, after, path, making);
  compared.set(after, { before, path, operations: operations.slice(first) });
}

function compare(before: unknown, after: unknown, path: string, making: Making): void {
  if (before === after) return;
  const { operations } = making;
  const first = operations.length;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, making);
  else if (!isFields(before) || !isFields(after) || compareFields(before, after, path, making) === 'not-addressable') {
    replaceSince(first, path, after, making);
    return;
  }
  // All of a view is hardly ever shorter than what has changed in it, and takes long to count.
  if (operations.length - first < 2 || path === '') return;
  // Many small operations can be longer than one that replaces the whole value.
  if (isLonger(operations, first, path, after)) replaceSince(first, path, after, making);
}

/**
 * Whether the operations on a value, which begin at number `first`, take more characters than one that replaces it, roughly. The objects that
 * they put into it would be sent either way and are not counted, so that mostly few characters are.
 */
function isLonger(operations: readonly Operation[], first: number, path: string, value: unknown): boolean {
  const put = new Set<unknown>();
  let size = 0;
  for (let i = first; i < operations.length; i++) {
    const operation = operations[i];
    if (operation === undefined) continue;
    size += operation.path.length + (operation.op === 'remove' ? 24 : 34);
    if (operation.op === 'remove') continue;
    if (typeof operation.value === 'object') put.add(operation.value);
    else size += sizeOf(operation.value, Infinity, put);
  }
  const enough = size - path.length - 34;
  return sizeOf(value, enough, put) < enough;
}

/** Replaces a part as a whole, and drops the operations on it, which begin at number `first`. */
function replaceSince(first: number, path: string, value: unknown, making: Making): void {
  making.operations.length = first;
  making.operations.push({ op: 'replace', path, value });
}

/** @returns whether paths can address all that differs; when not, the caller drops the operations made here */
function compareFields(before: Fields, after: Fields, path: string, making: Making): 'addressed' | 'not-addressable' {
  const { operations } = making;
  // Most fields are the same value in both, which no inherited one is: they are not looked at further.
  for (const key in before) {
    const value = before[key];
    if (value === undefined || value === after[key]) continue;
    if (Object.hasOwn(after, key) && after[key] !== undefined) continue;
    if (PROTOTYPE_NAMES.has(key)) return 'not-addressable';
    operations.push({ op: 'remove', path: at(path, key) });
  }
  for (const key in after) {
    const value = after[key];
    if (value === undefined || value === before[key]) continue;
    const known = Object.hasOwn(before, key) && before[key] !== undefined;
    if (PROTOTYPE_NAMES.has(key)) {
      if (!known || !sameJson(before[key], value)) return 'not-addressable';
    } else if (known && path === '') compareField(before[key], value, at(path, key), making);
    else if (known) compare(before[key], value, at(path, key), making);
    else operations.push({ op: 'add', path: at(path, key), value });
  }
  return 'addressed';
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: string, making: Making): void {
  const { operations } = making;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && sameJson(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && sameJson(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1;
  const both = shorter - tail;
  for (let i = head; i < both; i++) compare(before[i], after[i], at(path, i), making);
  for (let i = before.length - tail - 1; i >= both; i--) operations.push({ op: 'remove', path: at(path, i) });
  for (let i = both; i < after.length - tail; i++) operations.push({ op: 'add', path: at(path, i), value: after[i] });
}

function at(path: string, token: string | number): string {
  return `${path}/${typeof token === 'number' ? token : escapeToken(token)}`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** About how many characters a value takes as JSON, without the parts in `put`; stops counting soon after `enough`. */
function sizeOf(value: unknown, enough: number, put: ReadonlySet<unknown>): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 5;
  if (put.has(value)) return 0;
  let size = 2;
  if (Array.isArray(value)) {
    // Nearly all that is sent comes by here: an iterator for each list would be garbage to collect.
    for (let i = 0; i < value.length && size <= enough; i++) size += 1 + sizeOf(value[i], enough - size, put);
    return size;
  }
  const fields = value as Fields;
  for (const key in fields) {
    const field = fields[key];
    if (field === undefined) continue;
    size += key.length + 4 + sizeOf(field, enough - size, put);
    if (size > enough) break;
  }
  return size;
}
