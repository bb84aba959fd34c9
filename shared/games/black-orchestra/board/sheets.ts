/** The conspirators [BO 3]. Written by scripts/indexes.mjs. */
export const SHEET_IDS = [
  'beck',
  'bonhoeffer',
  'canaris',
  'goerdeler',
  'kordt',
  'olbricht',
  'oster',
  'stauffenberg',
  'tresckow',
] as const;
export type SheetId = (typeof SHEET_IDS)[number];
