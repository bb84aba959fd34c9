/** The cascade layers, from the lowest: what a later one says wins, however many classes a selector of an earlier one names. */
const LAYERS = ['base', 'kit', 'table', 'game'] as const;

/** Which style sheets each layer has, by their path in the folder `client`. */
const SHEETS: Readonly<Record<(typeof LAYERS)[number], RegExp>> = {
  base: /^base\/[^/]+$/,
  kit: /^(base\/[^/]+|table\/kit)\//,
  table: /^(app|gallery|table\/(?!kit\/))/,
  game: /^games\//,
};

/**
 * A style sheet in the cascade layer of its folder. It declares the order of all layers as well: browsers may be given sheets in any order.
 * @param file its path in the folder `client`
 * @param css what is written in it
 * @throws RangeError when no layer has its folder
 */
export function inLayer(file: string, css: string): string {
  const layer = LAYERS.find((one) => SHEETS[one].test(file));
  if (layer === undefined) throw new RangeError(`no layer for ${file}`);
  return `@layer ${LAYERS.join(', ')};\n@layer ${layer} {\n${css}\n}\n`;
}
