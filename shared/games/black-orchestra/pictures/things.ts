import type { TextParam } from '../../../engine/text';

/**
 * The ids of the things of a kind that a parameter of a log line names: `beck` for the text `sheet.beck`.
 * @param param undefined when the line has no such parameter
 */
export function things(param: TextParam | undefined, kind: string): readonly string[] {
  if (typeof param !== 'object') return [];
  const texts = 'm' in param ? [param] : param;
  const prefix = `${kind}.`;
  return texts.flatMap(({ m }) => (m.startsWith(prefix) ? [m.slice(prefix.length)] : []));
}
