import {
  askUnlessForced,
  conspirator,
  type EventKey,
  type GameRun,
  name,
  type Script,
  type SheetId,
  text,
} from '../../cards/api';

/** How many events Kordt looks at. */
export const TOP = 3;

/** Asks for the order of some events, first the one that will be drawn first. */
export function* orderEvents(
  run: GameRun,
  holder: SheetId,
  kind: 'target' | 'peek',
  seen: readonly EventKey[],
): Script<readonly EventKey[]> {
  const { seat } = conspirator(run.core.pub, holder);
  const order: EventKey[] = [];
  while (order.length < seen.length) {
    const next = yield* askUnlessForced(run, {
      seat,
      kind,
      ...(kind === 'target' ? { about: text('about.order') } : {}),
      prompt: text(`sheet.${holder}.order`, { n: order.length + 1 }),
      options: () =>
        seen
          .filter((key) => !order.includes(key))
          .map((value) => ({
            key: `event:${value}`,
            label: text('option.thing', { thing: name.event(value) }),
            ref: { kind: 'event', id: value },
            value,
          })),
    });
    if (next === null) break;
    order.push(next);
  }
  return order;
}
