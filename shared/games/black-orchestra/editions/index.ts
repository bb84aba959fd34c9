import type { Edition } from '../cards/types';
import { firstEdition } from './first';
import type { EditionId } from './ids';
import { secondEdition } from './second';

/** Every edition by its name. */
export const editions: Readonly<Record<EditionId, Edition>> = { second: secondEdition, first: firstEdition };
