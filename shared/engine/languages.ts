interface LanguageSpec {
  /** Its name in itself. */
  readonly name: string;
  /** Where its dates are written as here, and what its browsers say they want. */
  readonly locale: string;
  /** `all`: every catalogue has every sentence, which tests demand; `some`: sentences that are missing are read in English. */
  readonly words: 'all' | 'some';
}

/** The languages that readers can choose, by their codes: the one list of them. How to add one is in docs/TRANSLATING.md. */
export const languages = {
  en: { name: 'English', locale: 'en-GB', words: 'all' },
  fr: { name: 'Français', locale: 'fr-FR', words: 'all' },
} as const satisfies Readonly<Record<string, LanguageSpec>>;

export type Language = keyof typeof languages;

/** What a browser that wants one of the languages says. */
export type Locale = (typeof languages)[Language]['locale'];

/** A language in which no sentence is missing. */
export type CompleteLanguage = {
  [Code in Language]: (typeof languages)[Code]['words'] extends 'all' ? Code : never;
}[Language];

/** Words in the languages: whole in the complete ones, and as much as there is in the others. */
export type InLanguages<Words, Some = Partial<Words>> = Readonly<Record<CompleteLanguage, Words>> & {
  readonly [Code in Exclude<Language, CompleteLanguage>]?: Some;
};

/** Words by language of which only the English ones are surely there. */
type AtLeastEnglish<Words, Some> = Readonly<{ en: Words }> & Readonly<Partial<Record<string, Some>>>;

/** The codes of all languages, in the order in which they are offered. */
export const LANGUAGES = Object.keys(languages) as readonly Language[];

/** The codes of the languages in which no sentence is missing. */
export const COMPLETE_LANGUAGES = LANGUAGES.filter(isComplete);

/** Whether no sentence is missing in a language. */
export function isComplete(language: string): language is CompleteLanguage {
  const specs: Readonly<Partial<Record<string, LanguageSpec>>> = languages;
  return specs[language]?.words === 'all';
}

/** Makes something for each language. */
export function forLanguages<Made>(make: (language: Language) => Made): Readonly<Record<Language, Made>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Made>;
}

/** Words by their ids in a language; those that it lacks are English. */
export function inLanguage<Words extends object>(
  all: AtLeastEnglish<Words, Partial<NoInfer<Words>>>,
  language: string,
): Words {
  return { ...all.en, ...all[language] };
}

/** What has no parts that could be missing, in a language; in English where it is missing. */
export function wholeIn<Whole>(all: AtLeastEnglish<Whole, NoInfer<Whole>>, language: string): Whole {
  return all[language] ?? all.en;
}
