import type { EditionId } from '../board/editions';
import type { Edition } from '../content';
import { firstEdition } from './first';
import { secondEdition } from './second';

/** Every edition by its name. */
export const editions: Readonly<Record<EditionId, Edition>> = { second: secondEdition, first: firstEdition };
