import type { GameMeta } from '../../../shared/engine/game';
import { inLanguage, type Language } from '../../../shared/engine/languages';

type Options = Readonly<Record<string, string>>;

/** All options of a game as a ready-made set of it has them: what the set does not name has its initial value. */
export function optionsOf({ options, presets = [] }: GameMeta, preset: string): Options {
  const initial = Object.fromEntries(options.map(({ id, initial: value }) => [id, value]));
  return { ...initial, ...presets.find(({ id }) => id === preset)?.options };
}

/** The ready-made set of options that a room has; null when it has options of its own. */
export function presetOf(meta: GameMeta, chosen: Options): string | null {
  const has = ({ id }: { readonly id: string }): boolean =>
    Object.entries(optionsOf(meta, id)).every(
      ([option, value]) => (chosen[option] ?? meta.options.find(({ id: of }) => of === option)?.initial) === value,
    );
  return meta.presets?.find(has)?.id ?? null;
}

/** The name of a ready-made set of options and what is special about it; undefined for none, and for one the game does not have. */
export function presetWords({ announced }: GameMeta, language: Language, preset: string | null) {
  if (preset === null) return undefined;
  return inLanguage(announced, language).presets?.[preset] ?? announced.en.presets?.[preset];
}
