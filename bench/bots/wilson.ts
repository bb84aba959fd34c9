/** The interval in which a rate lies with 95 % certainty, by what was counted (Wilson). */
export function wilson(hits: number, of: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const rate = hits / of;
  const middle = rate + (z * z) / (2 * of);
  const half = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}
