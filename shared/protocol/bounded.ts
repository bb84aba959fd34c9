import { z } from 'zod';

declare const bounded: unique symbol;

/**
 * A schema for input from outside. Only the functions of this file build one. Each checks the size of a value before its
 * contents, so that refusing a packet of any size costs no more than reading an honest one.
 */
export type Bounded<T> = z.ZodType<T> & { readonly [bounded]: true };

/** The type of the values that a schema reads. */
export type Read<Schema> = Schema extends Bounded<infer T> ? T : never;

/** The fields of an object, by name. */
export type Shape = Readonly<Record<string, Bounded<unknown>>>;
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Read<S[K]> ? K : never }[keyof S];
/** The type of an object of such fields: those that may be undefined may be missing. */
export type Fields<S extends Shape> = { readonly [K in Exclude<keyof S, OptionalKeys<S>>]: Read<S[K]> } & {
  readonly [K in OptionalKeys<S>]?: Read<S[K]>;
};

/** A string of at most so many characters (UTF-16 units). */
export function text(max: number): Bounded<string> {
  return bound(z.custom<string>((value) => typeof value === 'string' && value.length <= max));
}

/** A string of at most so many characters that looks like this. */
export function shaped(shape: RegExp, max: number): Bounded<string> {
  return bound(z.custom<string>((value) => typeof value === 'string' && value.length <= max && shape.test(value)));
}

/** A list of at most so many items. A longer one is not looked into. */
export function list<Item>(item: Bounded<Item>, max: number): Bounded<readonly Item[]> {
  return sized(isListUpTo(max), z.array(item));
}

/** A list of exactly these items, one of each. */
export function tuple<const Items extends readonly Bounded<unknown>[]>(
  ...items: Items
): Bounded<{ readonly [K in keyof Items]: Read<Items[K]> }> {
  return sized(isListUpTo(items.length), z.tuple(items as unknown as [z.ZodType]));
}

/** An object used as a map, of at most so many entries. A larger one is not looked into. */
export function record<Value>(
  key: Bounded<string>,
  value: Bounded<Value>,
  max: number,
): Bounded<Readonly<Record<string, Value>>> {
  return sized(isObjectUpTo(max), z.record(key, value));
}

/** An object with these fields and no others. One with more fields is not looked into. */
export function fields<S extends Shape>(shape: S): Bounded<Fields<S>> {
  return sized(isObjectUpTo(Object.keys(shape).length), z.strictObject(shape));
}

/** An object with these fields; other fields are dropped without being read. */
export function knownFields<S extends Shape>(shape: S): Bounded<Fields<S>> {
  return bound(z.object(shape));
}

/** A value that one of these schemas reads, tried in their order. */
export function oneOf<const Options extends readonly Bounded<unknown>[]>(
  ...options: Options
): Bounded<Read<Options[number]>> {
  return bound(z.union(options as unknown as [z.ZodType]));
}

/** Exactly this value. */
export function literal<const T extends string | number>(value: T): Bounded<T> {
  return bound(z.literal(value));
}

/** True or false. */
export const flag = bound<boolean>(z.boolean());

/** A number that is finite. */
export const number = bound<number>(z.number());

/** A safe integer. */
export const whole = bound<number>(z.int());

/** A safe integer that is not negative. */
export const count = bound<number>(z.int().nonnegative());

/** A value of the schema, or null. */
export function nullable<T>(schema: Bounded<T>): Bounded<T | null> {
  return bound(schema.nullable());
}

/** A value of the schema, or undefined. */
export function optional<T>(schema: Bounded<T>): Bounded<T | undefined> {
  return bound(schema.optional());
}

/** A value of the schema, turned into another. */
export function mapped<From, To>(schema: Bounded<From>, to: (value: From) => To): Bounded<To> {
  return bound(schema.transform(to));
}

/** Bounds of a JSON value: levels of nesting, values in all, and bytes of its text. */
interface Size {
  readonly levels: number;
  readonly values: number;
  readonly bytes?: number;
}

/** Any JSON of at most this size. Looks at no more than that. */
export function json({ bytes = Infinity, ...size }: Size): Bounded<unknown> {
  const fits = (value: unknown): boolean =>
    isSmall(value, size) &&
    (bytes === Infinity || new TextEncoder().encode(JSON.stringify(value ?? null)).length <= bytes);
  return bound(z.custom<unknown>(fits));
}

/** Whether a JSON value is nested at most so many levels deep and has at most so many values; looks at no more than that. */
export function isSmall(value: unknown, { levels, values }: Pick<Size, 'levels' | 'values'>): boolean {
  let left = values;
  const fits = (inner: unknown, deeper: number): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (typeof inner !== 'object' || inner === null) return true;
    if (deeper === 0) return false;
    for (const key in inner) if (!fits((inner as Record<string, unknown>)[key], deeper - 1)) return false;
    return true;
  };
  return fits(value, levels);
}

/** Marks a schema as bounded: it reads no more than its size allows, or has a fixed size. */
function bound<T>(schema: z.ZodType): Bounded<T> {
  return schema as unknown as Bounded<T>;
}

/** A schema behind a check of the size: values that are too large do not reach it. */
function sized<T>(fits: (value: unknown) => boolean, schema: z.ZodType): Bounded<T> {
  return bound(z.custom<unknown>(fits).pipe(schema));
}

function isListUpTo(max: number): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.length <= max;
}

function isObjectUpTo(max: number): (value: unknown) => boolean {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    let left = max;
    for (const key in value) if (Object.hasOwn(value, key) && (left -= 1) < 0) return false;
    return true;
  };
}
