import type { Source } from './catalogues';

/** What a language lacks in a place of the source, and what it has there that English has not: ids. */
export interface Gap {
  readonly file: string;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

/** Compares the words of a language with the English ones; a place where both have the same ids has no gap. */
export function gapsOf(sources: readonly Source[], language: string): readonly Gap[] {
  return sources.flatMap(({ file, words }) => {
    const [english, own] = [words('en'), words(language)];
    const missing = Object.keys(english).filter((id) => own[id] === undefined);
    const unknown = Object.keys(own).filter((id) => english[id] === undefined && !isForm(id, english));
    return missing.length === 0 && unknown.length === 0 ? [] : [{ file, missing, unknown }];
  });
}

/** Whether an id is a form of a name that English has: a case or a gender, which English needs not. */
function isForm(id: string, english: Readonly<Partial<Record<string, string>>>): boolean {
  const [, name = ''] = /^(.+)\.(?:to|in|of|from|gen|dat|acc|ins|loc|gender)$/.exec(id) ?? [];
  return english[name] !== undefined;
}

/** The gaps as lines to be read: a heading for each place, and an id a line. */
export function linesOf(gaps: readonly Gap[]): readonly string[] {
  return gaps.flatMap(({ file, missing, unknown }) => [
    `${file}: ${missing.length} missing, ${unknown.length} that English has not`,
    ...missing.map((id) => `  - ${id}`),
    ...unknown.map((id) => `  + ${id}`),
  ]);
}
