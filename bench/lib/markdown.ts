/** A Markdown table. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A number with so many digits after the point; a dash when it was not measured. */
export function formatted(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

/** A figure with a target. */
export interface Target {
  readonly what: string;
  readonly bound: 'at least' | 'at most';
  readonly wanted: number;
  /** NaN when it was not measured. */
  readonly measured: number;
}

/** A table of the same figures without targets. */
export function ratioTable(targets: readonly Target[]): string {
  const rows = targets.filter(({ measured }) => Number.isFinite(measured));
  return table(
    ['ratio', 'measured'],
    rows.map(({ what, measured }) => [what, formatted(measured, 2)]),
  );
}

/** The targets of a part, and whether each is reached; those that were not measured are left out. */
export function targetTable(targets: readonly Target[]): string {
  const rows = targets
    .filter(({ measured }) => Number.isFinite(measured))
    .map(({ what, bound, wanted, measured }) => {
      const reached = bound === 'at least' ? measured >= wanted : measured <= wanted;
      return [what, `${bound} ${formatted(wanted, 2)}`, formatted(measured, 2), reached ? 'ok' : '**missed**'];
    });
  return rows.length === 0 ? '' : table(['target', 'wanted', 'measured', ''], rows);
}
