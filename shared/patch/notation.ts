import type { Operation, Patch } from './operation';

/**
 * A patch in few characters, as JSON: for each operation a text and, unless it removes, the value. The text has the sign of the operation,
 * how many steps its path shares with the one before, and the rest of the path.
 */
export type Noted = readonly unknown[];

const SIGNS = { add: '+', replace: '=', remove: '-' } as const satisfies Record<Operation['op'], string>;

const TEXT = /^([-+=])(\d+)(.*)$/s;

/** Writes a patch down; {@link patchIn} reads it. */
export function noted(patch: Patch): Noted {
  const list: unknown[] = [];
  let before = '';
  for (const operation of patch) {
    const { op, path } = operation;
    const { steps, length } = sharedBy(before, path);
    list.push(`${SIGNS[op]}${steps}${path.slice(length)}`);
    if (operation.op !== 'remove') list.push(operation.value);
    before = path;
  }
  return list;
}

/** Reads a patch that {@link noted} has written. Throws TypeError for anything else. */
export function patchIn(list: Noted): Patch {
  const patch: Operation[] = [];
  let before = '';
  for (let at = 0; at < list.length; at++) {
    const [, sign, steps, rest] = TEXT.exec(String(list[at])) ?? [];
    const path = `${before.split('/', Number(steps) + 1).join('/')}${rest}`;
    if (sign === SIGNS.remove) patch.push({ op: 'remove', path });
    else if (sign === undefined || at + 1 === list.length) throw new TypeError(`no patch: ${String(list[at])}`);
    else patch.push({ op: sign === SIGNS.add ? 'add' : 'replace', path, value: list[(at += 1)] });
    before = path;
  }
  return patch;
}

/** How many whole steps two paths begin with in common, and how many characters these take. */
function sharedBy(one: string, other: string): { readonly steps: number; readonly length: number } {
  let [steps, length] = [0, 0];
  for (let end = other.indexOf('/', 1); end !== -1; end = other.indexOf('/', end + 1)) {
    if (one[end] !== '/' || !one.startsWith(other.slice(length, end), length)) break;
    [steps, length] = [steps + 1, end];
  }
  return { steps, length };
}
