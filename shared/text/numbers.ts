import type { Formatters } from 'intl-messageformat';

/** U+2212. `Intl` writes a hyphen before negative numbers in English and French; our sentences have the real sign. */
const MINUS = '\u2212';

class NumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    return this.formatToParts(value)
      .map((part) => (part.type === 'minusSign' ? MINUS : part.value))
      .join('');
  }
}

/** What formats the numbers and chooses the plurals of messages in a language. */
export function formattersFor(language: string): Formatters {
  const numbers = cached((options?: NumberOptions) => new NumberFormat(language, options));
  const plurals = cached((options?: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options));
  return {
    getNumberFormat: (_, options) => numbers(options),
    getPluralRules: (_, options) => plurals(options),
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  };
}

type NumberOptions = Parameters<Formatters['getNumberFormat']>[1];

/** Calls `make` once for each value of its options: formats are slow to make. */
function cached<Options, Made>(make: (options?: Options) => Made): (options?: Options) => Made {
  const made = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options ?? {});
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}
