import type { Sheet } from '../content';
import { card as beck } from './beck';
import { card as bonhoeffer } from './bonhoeffer';
import { card as canaris } from './canaris';
import { card as goerdeler } from './goerdeler';
import { card as kordt } from './kordt';
import { card as olbricht } from './olbricht';
import { card as oster } from './oster';
import { card as stauffenberg } from './stauffenberg';
import { card as tresckow } from './tresckow';

/** All conspirator sheets. Written by scripts/indexes.mjs. */
export const sheets: readonly Sheet[] = [
  beck,
  bonhoeffer,
  canaris,
  goerdeler,
  kordt,
  olbricht,
  oster,
  stauffenberg,
  tresckow,
];
