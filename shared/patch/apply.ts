import { type Operation, type Patch, tokensOf } from './operation';

/** Thrown when a patch does not fit the value it is applied to. */
export class PatchError extends Error {}

/**
 * Applies a patch to a JSON value.
 * @returns the new value; it shares with the old one whatever did not change, and the old one is left as it was
 * @throws PatchError when a path is not there
 */
export function applyPatch<T>(value: T, patch: Patch): T {
  let result: unknown = value;
  for (const operation of patch) result = applied(result, tokensOf(operation.path), 0, operation);
  return result as T;
}

function applied(value: unknown, tokens: readonly string[], depth: number, operation: Operation): unknown {
  const token = tokens[depth];
  if (token === undefined) {
    if (operation.op === 'remove') throw new PatchError('cannot remove everything');
    return operation.value;
  }
  const last = depth === tokens.length - 1;
  if (Array.isArray(value)) {
    const list = [...(value as readonly unknown[])];
    const index = token === '-' ? list.length : Number(token);
    const room = last && operation.op === 'add' ? list.length : list.length - 1;
    if (!/^(?:\d+|-)$/.test(token) || index > room) throw new PatchError(`no ${operation.path}`);
    if (!last) list[index] = applied(list[index], tokens, depth + 1, operation);
    else if (operation.op === 'remove') list.splice(index, 1);
    else list.splice(index, operation.op === 'add' ? 0 : 1, operation.value);
    return list;
  }
  if (typeof value !== 'object' || value === null) throw new PatchError(`no ${operation.path}`);
  const fields = value as Readonly<Record<string, unknown>>;
  const known = Object.hasOwn(fields, token);
  if (!known && !(last && operation.op === 'add')) throw new PatchError(`no ${operation.path}`);
  if (!last) return { ...fields, [token]: applied(fields[token], tokens, depth + 1, operation) };
  if (operation.op !== 'remove') return { ...fields, [token]: operation.value };
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== token));
}
