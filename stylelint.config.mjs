/** A length with a unit of its own. */
const LENGTH = String.raw`/(?<![\w.])-?\d*\.?\d+(?:px|r?em|ex|ch|cm|mm|in|p[ct])\b/`;

/** Words in quotes, behind whatever has none: those for readers live in the catalogues. Latin letters, Greek ones and Cyrillic ones. */
const WORDS = String.raw`/^(?:[^"']|"[^"A-Za-zÀ-ӿ]*"|'[^'A-Za-zÀ-ӿ]*')*["'][^"']*[A-Za-zÀ-ӿ]/`;

/** Sizes of letters, spaces and levels come from the scales of `client/base/theme.css`. The build gives each sheet its layer. */
export default {
  // A folder is given, since a shell of each system reads patterns in its own way.
  ignoreFiles: ['**/*.!(css)'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'at-rule-disallowed-list': ['layer', 'import'],
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-redundant-longhand-properties': [true, { ignoreShorthands: ['/^grid/'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-disallowed-list': {
      '/^font(?:-size)?$/': [LENGTH, String.raw`/(?<![\d.])(?!100%)[\d.]+%/`],
      '/^(?:scroll-)?(?:margin|padding)|gap$/': [LENGTH],
      'z-index': [String.raw`/\d/`],
      content: [WORDS],
    },
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    // The build lights what lies under a mouse, and nothing that a finger has touched: inside `:is()` it does not see it.
    'selector-disallowed-list': [String.raw`/:is\([^)]*:hover/`],
    'selector-max-id': 0,
    'shorthand-property-no-redundant-values': true,
  },
};
