import type { Moment } from '../../../table/contract/story';

/** What tells the effects of an event: the event itself, and that it goes on after somebody has played a card. */
export const EVENT_LINES: readonly string[] = ['log.event', 'log.event-goes-on'];

/** What ends the consequences of a moment: what comes after it is caused by something else. */
const ENDS: ReadonlySet<string> = new Set([...EVENT_LINES, 'log.stage', 'log.turn', 'log.plot', 'log.interrogated']);

/**
 * The arrests that a moment has brought, of the moments that came with it (found: a verdict on a plot told whom the raid after it
 * arrested).
 */
export function arrestsAfter({ at }: Pick<Moment, 'at'>, beside: readonly Moment[]): readonly Moment[] {
  const later = beside.filter((one) => one.at > at);
  const end = later.findIndex(({ head }) => ENDS.has(head.m));
  return (end < 0 ? later : later.slice(0, end)).filter(({ kind }) => kind === 'arrest');
}
