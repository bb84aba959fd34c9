import { UnusableStorage } from './unusable';

/**
 * The format of all that is stored: the tables of both databases, and the JSON in them. It grows with every change after which this program
 * could not read what was stored before, or the one before it what this one stores. What was stored before version 1.0.0 (format 11) is refused; each
 * later change comes with a migration. Format 12 notes the changes in the journal in fewer characters; those of 11 are read as they are.
 */
export const FORMAT = 12;

/** The format of version 1.0.0. */
const FIRST = 11;

/** Whether this program reads a format; a database of an older one gets the number of this one from who writes to it. */
export function isRead(format: number): boolean {
  return format >= FIRST && format <= FORMAT;
}

/**
 * Tells the operator why a database of another format is refused: its address, its format (0: none), the wanted format,
 * and the way out.
 */
export function otherFormat(database: string, found: number): UnusableStorage {
  if (found === 0) return new UnusableStorage(`${database} is empty`);
  return new UnusableStorage(
    `${database} has format ${found}, and this program needs format ${FORMAT}: take its matches out with the version of the program that ` +
      'wrote it (admin export --whole), and put them into a new database with this one (admin import)',
  );
}
