import type { Sheet } from '../../../content';
import { card as kordt } from './kordt';
import { card as tresckow } from './tresckow';

/** The conspirator sheets that the first edition prints otherwise. Written by scripts/indexes.mjs. */
export const firstSheets: readonly Sheet[] = [kordt, tresckow];
