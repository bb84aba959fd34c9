/** The value that a share `q` (0 to 1) of the list does not exceed, by nearest rank. NaN for an empty list. */
export function quantile(list: readonly number[], q: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? NaN;
}

/** The median of the list. NaN for an empty list. */
export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? NaN) + upper) / 2;
}

/** The slope of the values by least squares, from one to the next. 0 for fewer than two values. */
export function slope(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let rise = 0;
  let run = 0;
  values.forEach((value, i) => {
    rise += (i - middle) * (value - mean);
    run += (i - middle) ** 2;
  });
  return rise / run;
}
