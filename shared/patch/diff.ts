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
    const making: Making = { operations: [], sizes: [], compared };
    compare(before, after, '', making);
    return making.operations;
  });
}

/** The operations so far, and about how many characters each takes: null until somebody wants to know. */
interface Making {
  readonly operations: Operation[];
  readonly sizes: (number | null)[];
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
    for (const operation of earlier.operations) add(making, operation);
    return;
  }
  compare(before, after, path, making);
  compared.set(after, { before, path, operations: operations.slice(first) });
}

function add({ operations, sizes }: Making, operation: Operation): void {
  operations.push(operation);
  sizes.push(null);
}

/** About how many characters the operations since number `first` take. */
function sizeSince(first: number, { operations, sizes }: Making): number {
  let size = 0;
  for (let i = first; i < operations.length; i++) size += sizes[i] ??= sizeOfOperation(operations[i]);
  return size;
}

function sizeOfOperation(operation: Operation | undefined): number {
  if (operation === undefined) return 0;
  return operation.path.length + (operation.op === 'remove' ? 24 : 34 + sizeOf(operation.value, Infinity));
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
  const size = sizeSince(first, making);
  if (path.length + 34 + sizeOf(after, size) < size) replaceSince(first, path, after, making);
}

/** Replaces a part as a whole, and drops the operations on it, which begin at number `first`. */
function replaceSince(first: number, path: string, value: unknown, making: Making): void {
  making.operations.length = first;
  making.sizes.length = first;
  add(making, { op: 'replace', path, value });
}

/** @returns whether paths can address all that differs; when not, the caller drops the operations made here */
function compareFields(before: Fields, after: Fields, path: string, making: Making): 'addressed' | 'not-addressable' {
  for (const key in before) {
    if (before[key] === undefined || (Object.hasOwn(after, key) && after[key] !== undefined)) continue;
    if (PROTOTYPE_NAMES.has(key)) return 'not-addressable';
    add(making, { op: 'remove', path: at(path, key) });
  }
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const known = Object.hasOwn(before, key) && before[key] !== undefined;
    if (known && before[key] === value) continue;
    if (PROTOTYPE_NAMES.has(key)) {
      if (!known || !sameJson(before[key], value)) return 'not-addressable';
    } else if (known && path === '') compareField(before[key], value, at(path, key), making);
    else if (known) compare(before[key], value, at(path, key), making);
    else add(making, { op: 'add', path: at(path, key), value });
  }
  return 'addressed';
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: string, making: Making): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && sameJson(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && sameJson(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1;
  const both = shorter - tail;
  for (let i = head; i < both; i++) compare(before[i], after[i], at(path, i), making);
  for (let i = before.length - tail - 1; i >= both; i--) add(making, { op: 'remove', path: at(path, i) });
  for (let i = both; i < after.length - tail; i++) add(making, { op: 'add', path: at(path, i), value: after[i] });
}

function at(path: string, token: string | number): string {
  return `${path}/${typeof token === 'number' ? token : escapeToken(token)}`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** About how many characters a value takes as JSON; stops counting soon after `enough`. */
function sizeOf(value: unknown, enough: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 5;
  let size = 2;
  if (Array.isArray(value)) {
    // Nearly all that is sent comes by here: an iterator for each list would be garbage to collect.
    for (let i = 0; i < value.length && size <= enough; i++) size += 1 + sizeOf(value[i], enough - size);
    return size;
  }
  const fields = value as Fields;
  for (const key in fields) {
    const field = fields[key];
    if (field === undefined) continue;
    size += key.length + 4 + sizeOf(field, enough - size);
    if (size > enough) break;
  }
  return size;
}
