import type { Text, TextParam } from '../../../shared/engine/text';

/**
 * The things that a sentence names, as keys of {@link refKey}. The name of a thing is a message `<kind>.<id>`, so each such
 * message in the sentence counts as a thing. A key of something that is not on the table has no effect.
 */
export function thingsIn(text: Text): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (param: TextParam): void => {
    if (typeof param !== 'object') return;
    if (isList(param)) {
      param.forEach(visit);
      return;
    }
    const dot = param.m.indexOf('.');
    if (dot > 0) found.add(`${param.m.slice(0, dot)}:${param.m.slice(dot + 1)}`);
    Object.values(param.p ?? {}).forEach(visit);
  };
  Object.values(text.p ?? {}).forEach(visit);
  return found;
}

function isList(param: TextParam): param is readonly Text[] {
  return Array.isArray(param);
}
