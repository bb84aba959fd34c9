/** The actions in the order in which they are offered [CO 6]. */
export const ACTION_IDS = [
  'income',
  'foreignAid',
  'tax',
  'steal',
  'kill',
  'exchange2',
  'exchange1',
  'inspect',
  'assassination',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];
