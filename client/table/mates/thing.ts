import type { Ref } from '../../../shared/engine/ask';

/** The attribute by which the thing is found that an element of a drawing stands for. */
const THING = 'data-thing';

/** The attribute of an element that stands for a thing, so that players can point at it. */
export function standsFor({ kind, id }: Ref): { readonly [THING]: string } {
  return { [THING]: `${kind}:${id}` };
}

/** The thing that an element, or one around it, stands for; null when there is none. */
export function thingAt(element: EventTarget | null): Ref | null {
  const found = element instanceof Element ? element.closest(`[${THING}]`)?.getAttribute(THING) : null;
  const split = found?.indexOf(':') ?? -1;
  return found == null || split < 0 ? null : { kind: found.slice(0, split), id: found.slice(split + 1) };
}
