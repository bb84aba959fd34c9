import { cardOf, type Plot } from '../api';

/** Theft agents of the hand may be used as arms [R42]. */
export const card: Plot = {
  id: 'weapon-theft',
  isArms: (id) => {
    const one = cardOf(id);
    return one.kind === 'agent' && one.guild === 'theft';
  },
};
