import type { Announced } from '../../../engine/game';

/** What the lobby says of the game before its rules are loaded. */
export const announced: { readonly en: Announced; readonly fr: Announced } = {
  en: {
    title: 'Moonless Alley',
    about: 'Lead a guild: recruit, dominate zones, and lay hidden missions there. The highest bounties win.',
    presets: {
      first: { title: 'First game', about: 'One start card each, no plot' },
      alliances: { title: 'War of alliances', about: 'Four players, two against two' },
      plots: { title: 'War of plots', about: 'A draft, and a random plot' },
    },
  },
  fr: {
    title: 'Ruelle sans lune',
    about:
      'Menez une guilde\u00a0: recrutez, dominez des zones et posez\u2011y des missions cachées. Les plus fortes primes l’emportent.',
    presets: {
      first: { title: 'Première partie', about: 'Une carte de départ chacun, sans complot' },
      alliances: { title: 'Guerre d’alliances', about: 'À quatre, deux contre deux' },
      plots: { title: 'Guerre de complots', about: 'Draft, et un complot au hasard' },
    },
  },
};
