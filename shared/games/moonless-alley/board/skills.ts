/** The agents with a skill [MA 3.2]. Written by scripts/indexes.mjs. */
export const SKILL_IDS = [
  'amethyst-fox',
  'jade-falcon',
  'looter',
  'mist-runner',
  'night-veil',
  'ruby-tracker',
  'sapphire-illusionist',
  'shadow-claw',
  'the-beast',
  'the-chameleon',
  'the-raven',
  'yaksha',
] as const;
export type SkillId = (typeof SKILL_IDS)[number];
