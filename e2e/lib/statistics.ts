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
