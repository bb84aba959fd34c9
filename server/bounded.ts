import { z } from 'zod';

// zod's own `max` also measures what is of another type but has a `length`, and throws when that is no number.

/** A string of at most so many characters. */
export function text(max: number): z.ZodType<string> {
  return z.string().refine((value) => value.length <= max);
}

/** A list of at most so many items. */
export function list<Item>(item: z.ZodType<Item>, max: number): z.ZodType<readonly Item[]> {
  return z.array(item).refine((items) => items.length <= max);
}
