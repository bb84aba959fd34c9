import type { InexorableInterrogationCard } from '../../../content';
import { card as first1 } from './first-1';
import { card as first2 } from './first-2';
import { card as first3 } from './first-3';
import { card as first4 } from './first-4';
import { card as first5 } from './first-5';
import { card as first6 } from './first-6';

/** All interrogation cards of the first edition. Written by scripts/indexes.mjs. */
export const firstInterrogations: readonly InexorableInterrogationCard[] = [
  first1,
  first2,
  first3,
  first4,
  first5,
  first6,
];
