import { ANY_TIME, type Ask, isQuestion, type Option } from '../../../shared/engine/ask';
import { refKey } from '../contract/contract';

/** What a reader knows of an option before choosing it: its words, and the thing it points at. */
function readAs({ label, ref }: Option): string {
  return JSON.stringify([label, ref === undefined ? null : refKey(ref)]);
}

/**
 * The open asks without any-time effects that a question offers as well, in the same words and for the same thing: nobody could
 * tell the two buttons apart. The one of the question stays, because the table waits for it.
 * @returns the same asks when nothing is offered twice
 */
export function withoutDoubles(asks: readonly Ask[]): readonly Ask[] {
  const asked = new Set(asks.filter(isQuestion).flatMap(({ options }) => options.map(readAs)));
  const isDouble = ({ kind }: Ask, option: Option) => kind === ANY_TIME && asked.has(readAs(option));
  if (!asks.some((ask) => ask.options.some((option) => isDouble(ask, option)))) return asks;
  return asks
    .map((ask) => ({ ...ask, options: ask.options.filter((option) => !isDouble(ask, option)) }))
    .filter(({ options }) => options.length > 0);
}
