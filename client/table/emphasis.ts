import type { Text, TextParam } from '../../shared/engine/text';

/**
 * The things a sentence speaks of, as {@link refKey} writes them: the name of a thing is a message `<kind>.<id>`, so
 * every such message nested in the sentence is taken for one. Keys that name nothing on the table emphasise nothing.
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
