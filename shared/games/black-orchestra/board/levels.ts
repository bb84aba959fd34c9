/** Motivation, low to high [BO 4]. */
export const MOTIVATIONS = ['timid', 'skeptical', 'motivated', 'committed', 'reckless'] as const;
export type Motivation = (typeof MOTIVATIONS)[number];

/** Suspicion, low to high [BO 4]. */
export const SUSPICIONS = ['low', 'medium', 'high', 'extreme'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** Whether a raid arrests at this suspicion [BO 10], or one eagle more makes it so. */
export function isNearArrest(suspicion: Suspicion): boolean {
  return SUSPICIONS.indexOf(suspicion) >= SUSPICIONS.indexOf('high');
}

/** Whether one eagle more makes a suspicion extreme [BO 7]. */
export function isOneEagleFromExtreme(suspicion: Suspicion): boolean {
  return suspicion === 'high';
}
