import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';

type Hair = 'sides' | 'thin' | 'slick' | 'parted' | 'swept' | 'cropped';
type Hat = 'cap' | 'peaked' | 'fedora';

/** What tells a portrait from the others: clothes, hair or hat, and one mark of the face. No likeness is meant. */
export interface Look {
  readonly coat: string;
  /** A uniform is buttoned up; under a suit there is a shirt, and a tie of this colour. */
  readonly neck: 'buttoned' | { readonly tie: string };
  readonly head: { readonly hair: Hair; readonly colour: string } | { readonly hat: Hat; readonly colour: string };
  readonly marks: readonly ('glasses' | 'moustache' | 'patch' | 'lines')[];
}

/** The colours that all portraits share. */
export const PAINT = {
  ink: '#17130f',
  light: '#fff',
  skin: '#e8c79b',
  skinInShade: '#c99f72',
  collar: '#39412f',
  button: '#cbbd97',
  shirt: '#efe6d2',
  visor: '#1a1d18',
} as const;

const FIELD = '#59634c';
const NAVY = '#1f2b39';
const SUIT = '#2f2a28';

export const LOOKS: Readonly<Record<SheetId, Look>> = {
  beck: { coat: FIELD, neck: 'buttoned', head: { hair: 'thin', colour: '#9b9488' }, marks: ['lines'] },
  bonhoeffer: { coat: SUIT, neck: { tie: '#17130f' }, head: { hair: 'swept', colour: '#a5854c' }, marks: ['glasses'] },
  canaris: { coat: NAVY, neck: { tie: '#12100d' }, head: { hat: 'peaked', colour: '#ece5d3' }, marks: [] },
  goerdeler: { coat: '#473c33', neck: { tie: '#7c2f2b' }, head: { hat: 'fedora', colour: '#3b3029' }, marks: [] },
  kordt: { coat: '#3a3431', neck: { tie: '#96341f' }, head: { hair: 'slick', colour: '#1d1713' }, marks: [] },
  olbricht: { coat: FIELD, neck: 'buttoned', head: { hat: 'cap', colour: '#6c7659' }, marks: ['glasses'] },
  oster: { coat: FIELD, neck: 'buttoned', head: { hair: 'cropped', colour: '#847b6e' }, marks: ['moustache'] },
  stauffenberg: { coat: FIELD, neck: 'buttoned', head: { hair: 'parted', colour: '#1d1713' }, marks: ['patch'] },
  tresckow: { coat: FIELD, neck: 'buttoned', head: { hair: 'sides', colour: '#4b3722' }, marks: [] },
};
