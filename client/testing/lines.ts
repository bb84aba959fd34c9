import type { ChatLine, SaidLine } from '../../shared/protocol/rooms';

/** A line that Anna has said, with this number. */
export const line = (n: number, more: Partial<SaidLine> = {}): SaidLine => ({
  n,
  kind: 'said',
  name: 'Anna',
  text: `t${n}`,
  at: n,
  ...more,
});

export const numbers = (lines: readonly ChatLine[]) => lines.map(({ n }) => n);
