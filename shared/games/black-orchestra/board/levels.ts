/** Motivation, low to high [BO 4]. */
export const MOTIVATIONS = ['timid', 'skeptical', 'motivated', 'committed', 'reckless'] as const;
export type Motivation = (typeof MOTIVATIONS)[number];

/** Suspicion, low to high [BO 4]. */
export const SUSPICIONS = ['low', 'medium', 'high', 'extreme'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
