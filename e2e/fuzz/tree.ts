/** Text that is written as it is, whether it is JSON or not. */
interface Verbatim {
  readonly verbatim: string;
}

/** An object as a list of fields: names may repeat and be called `__proto__`. */
export interface Fields {
  readonly fields: readonly Field[];
}
export type Field = readonly [name: string, value: Tree];

/** A JSON document that may be wrong on purpose. */
export type Tree = null | boolean | number | string | Verbatim | Fields | readonly Tree[];

/** Reads a JSON value; whatever JSON does not know becomes null. */
export function treeOf(value: unknown): Tree {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') {
    return value;
  }
  if (Array.isArray(value)) return value.map(treeOf);
  if (typeof value !== 'object') return null;
  return { fields: Object.entries(value).map(([name, inner]) => [name, treeOf(inner)] as const) };
}

/** Writes a document. */
export function writeTree(tree: Tree): string {
  if (isList(tree)) return `[${tree.map(writeTree).join()}]`;
  if (typeof tree !== 'object' || tree === null) return JSON.stringify(tree);
  if ('verbatim' in tree) return tree.verbatim;
  return `{${tree.fields.map(([name, value]) => `${JSON.stringify(name)}:${writeTree(value)}`).join()}}`;
}

/** How many parts a document has: itself, and the parts of all that is in it. */
export function partsOf(tree: Tree): number {
  return childrenOf(tree).reduce<number>((sum, child) => sum + partsOf(child), 1);
}

/** The document with one of its parts changed; parts are counted from 0, containers before what they hold. */
export function changePart(tree: Tree, index: number, change: (part: Tree) => Tree): Tree {
  if (index === 0) return change(tree);
  let before = 1;
  for (const [i, child] of childrenOf(tree).entries()) {
    const parts = partsOf(child);
    if (index < before + parts) return withChild(tree, i, changePart(child, index - before, change));
    before += parts;
  }
  throw new RangeError('no such part');
}

/** Whether a part is an array. */
export function isList(tree: Tree): tree is readonly Tree[] {
  return Array.isArray(tree);
}

/** Whether a part is an object. */
export function isFields(tree: Tree): tree is Fields {
  return typeof tree === 'object' && tree !== null && 'fields' in tree;
}

function childrenOf(tree: Tree): readonly Tree[] {
  if (isList(tree)) return tree;
  return isFields(tree) ? tree.fields.map(([, value]) => value) : [];
}

function withChild(tree: Tree, index: number, child: Tree): Tree {
  if (isList(tree)) return tree.with(index, child);
  if (!isFields(tree)) return tree;
  return { fields: tree.fields.map((field, i) => (i === index ? ([field[0], child] as const) : field)) };
}
