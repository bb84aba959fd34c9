import type { EditionId } from '../board/editions';
import type { TableId } from './tables';

/** A paragraph as all languages and editions share it. */
interface Outline {
  readonly id: string;
  /** The numbers of the rules that it tells. */
  readonly rules: readonly string[];
  /** Further numbers in the first edition: the differences that it tells there [BO 16]. */
  readonly first?: readonly string[];
  /** The only edition that has it. */
  readonly only?: EditionId;
  readonly table?: TableId;
}

interface ChapterOutline {
  readonly id: string;
  readonly rule: string;
  readonly paragraphs: readonly Outline[];
}

/** What the rules for players are made of, in the order of the numbers. */
const CHAPTERS = [
  {
    id: 'aim',
    rule: '1',
    paragraphs: [
      { id: 'aim', rules: ['1'] },
      { id: 'course', rules: ['1'] },
      { id: 'winning', rules: ['1'] },
      { id: 'losing', rules: ['1'] },
    ],
  },
  {
    id: 'parts',
    rule: '2',
    paragraphs: [
      { id: 'dice', rules: ['2'] },
      { id: 'parts', rules: ['2'] },
      { id: 'board', rules: ['2'], table: 'spaces' },
      { id: 'conspirators', rules: ['2'], table: 'conspirators' },
      { id: 'plots', rules: ['2'], table: 'plots' },
    ],
  },
  {
    id: 'setup',
    rule: '3',
    paragraphs: [
      { id: 'setup.leaders', rules: ['3', '3.1'], table: 'leaders' },
      { id: 'setup.items', rules: ['3.2'] },
      { id: 'support', rules: ['3.3'] },
      { id: 'setup.events', rules: ['3.4'] },
      { id: 'setup.cards', rules: ['3.5'] },
      { id: 'setup.sheets', rules: ['3.6'], first: ['16.2'] },
      { id: 'setup.start', rules: ['3.7'] },
      { id: 'setup.first', rules: ['3.8'] },
      { id: 'solo', rules: ['3.6'] },
    ],
  },
  {
    id: 'levels',
    rule: '4',
    paragraphs: [
      { id: 'motivation', rules: ['4'], table: 'motivation' },
      { id: 'suspicion', rules: ['4'], table: 'suspicion' },
      { id: 'limits', rules: ['4'], table: 'limits' },
      { id: 'open', rules: ['4'] },
      { id: 'effects', rules: ['4'] },
    ],
  },
  {
    id: 'turn',
    rule: '5',
    paragraphs: [
      { id: 'turn', rules: ['5'] },
      { id: 'penalties', rules: ['5'], first: ['16.14'], table: 'penalties' },
      { id: 'finishing', rules: ['5'] },
    ],
  },
  {
    id: 'actions',
    rule: '6',
    paragraphs: [
      { id: 'actions', rules: ['6'] },
      { id: 'act', rules: ['6.1'] },
      { id: 'collect', rules: ['6.2'] },
      { id: 'conspiring', rules: ['6.3'] },
      { id: 'deliver', rules: ['6.4'] },
      { id: 'dossier', rules: ['6.5'] },
      { id: 'move', rules: ['6.6'] },
      { id: 'release', rules: ['6.7'], first: ['16.10'] },
      { id: 'reveal', rules: ['6.8'] },
      { id: 'transfer', rules: ['6.9'], first: ['16.13'] },
      { id: 'discarding', rules: ['16.12'], only: 'first' },
    ],
  },
  {
    id: 'conspire',
    rule: '7',
    paragraphs: [
      { id: 'conspire', rules: ['7'] },
      { id: 'conspire.dice', rules: ['7'] },
      { id: 'track', rules: ['7'] },
    ],
  },
  {
    id: 'events',
    rule: '8',
    paragraphs: [
      { id: 'events', rules: ['8'] },
      { id: 'stages', rules: ['8'] },
      { id: 'key-events', rules: ['8'], first: ['16.16'] },
      { id: 'stage-7', rules: ['8'] },
      { id: 'removed', rules: ['8'] },
    ],
  },
  {
    id: 'leaders',
    rule: '9',
    paragraphs: [
      { id: 'nearest', rules: ['9'] },
      { id: 'visits', rules: ['9'] },
    ],
  },
  {
    id: 'raid',
    rule: '10',
    paragraphs: [
      { id: 'raid.arrests', rules: ['10', '10.1'] },
      { id: 'raid.cards', rules: ['10.2'], first: ['16.4'] },
      { id: 'raid.track', rules: ['10.3'] },
    ],
  },
  {
    id: 'prison',
    rule: '11',
    paragraphs: [
      { id: 'arrest', rules: ['11'], first: ['16.5'] },
      { id: 'in-prison', rules: ['11'] },
      { id: 'prison.loss', rules: ['16.6'], only: 'first' },
      { id: 'prison.resist', rules: ['16.7'], only: 'first', table: 'resisting' },
      { id: 'prison.card', rules: ['11.1'], first: ['16.8'] },
      { id: 'prison.choice', rules: ['11.2'] },
      { id: 'prison.secret', rules: ['11.3'] },
      { id: 'prison.after', rules: ['11.4', '11.5'] },
      { id: 'released', rules: ['11'], first: ['16.9'] },
    ],
  },
  {
    id: 'plot',
    rule: '12',
    paragraphs: [
      { id: 'plot', rules: ['12'] },
      { id: 'plot.dice', rules: ['12.1'], first: ['16.11'] },
      { id: 'plot.needs', rules: ['12.2'] },
      { id: 'plot.roll', rules: ['12.3'], first: ['16.15'] },
      { id: 'plot.example', rules: ['12.3'] },
    ],
  },
  {
    id: 'reactions',
    rule: '13',
    paragraphs: [
      { id: 'reactions', rules: ['13'] },
      { id: 'any-time', rules: ['13'] },
      { id: 'windows', rules: ['13'] },
    ],
  },
  {
    id: 'decks',
    rule: '14',
    paragraphs: [
      { id: 'decks', rules: ['14'] },
      { id: 'items', rules: ['14'] },
    ],
  },
  {
    id: 'variants',
    rule: '15',
    paragraphs: [
      { id: 'lieutenants', rules: ['15'] },
      { id: 'urgency', rules: ['15'] },
      { id: 'documents', rules: ['15'] },
      { id: 'score', rules: ['15'], table: 'lives' },
    ],
  },
  {
    id: 'editions',
    rule: '16',
    paragraphs: [
      { id: 'editions', rules: ['16'], first: ['16.1'] },
      { id: 'edition.sheets', rules: ['16.17'], only: 'first' },
    ],
  },
  {
    id: 'rulings',
    rule: '17',
    paragraphs: [
      { id: 'R1', rules: ['17', 'R1'] },
      { id: 'R2', rules: ['R2'] },
      { id: 'R3', rules: ['R3'] },
      { id: 'R4', rules: ['R4'] },
      { id: 'R5', rules: ['R5'] },
      { id: 'R6', rules: ['R6'] },
      { id: 'R7', rules: ['R7'] },
      { id: 'R8', rules: ['R8'] },
      { id: 'R9', rules: ['R9'], first: ['16.3'] },
      { id: 'R10', rules: ['R10'] },
      { id: 'R11', rules: ['R11'] },
      { id: 'R12', rules: ['R12'] },
      { id: 'R13', rules: ['R13'] },
      { id: 'R14', rules: ['R14'] },
      { id: 'R15', rules: ['R15'] },
      { id: 'R16', rules: ['R16'] },
      { id: 'R17', rules: ['R17'] },
      { id: 'R18', rules: ['R18'] },
      { id: 'R19', rules: ['R19'] },
      { id: 'R20', rules: ['R20'] },
      { id: 'R21', rules: ['R21'] },
      { id: 'R22', rules: ['R22'] },
      { id: 'R23', rules: ['R23'] },
      { id: 'R24', rules: ['R24'] },
      { id: 'R25', rules: ['R25'], only: 'first' },
      { id: 'R26', rules: ['R26'] },
      { id: 'R27', rules: ['R27'] },
      { id: 'R28', rules: ['R28'] },
      { id: 'R29', rules: ['R29'] },
      { id: 'R30', rules: ['R30'] },
      { id: 'R31', rules: ['R31'] },
      { id: 'R35', rules: ['R35'] },
      { id: 'R36', rules: ['R36'] },
      { id: 'R32', rules: ['R32'], only: 'first' },
      { id: 'R33', rules: ['R33'], only: 'first' },
      { id: 'R34', rules: ['R34'], only: 'first' },
    ],
  },
] as const satisfies readonly ChapterOutline[];

export type ChapterId = (typeof CHAPTERS)[number]['id'];
type Paragraph = (typeof CHAPTERS)[number]['paragraphs'][number];
export type ParagraphId = Paragraph['id'];
/** Those that only the first edition has. */
type FirstOnly = Extract<Paragraph, { readonly only: 'first' }>['id'];

/** Outlines with what is optional in them. */
export const OUTLINES: readonly (Omit<ChapterOutline, 'id' | 'paragraphs'> & {
  readonly id: ChapterId;
  readonly paragraphs: readonly (Omit<Outline, 'id'> & { readonly id: ParagraphId })[];
})[] = CHAPTERS;

/**
 * A paragraph in one language. A line that begins with `- ` is an item of a list, with `> ` an example. `{name}` is one of the
 * figures of the game, `[12.1]` refers to a rule.
 */
export interface Written {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The rules in one language. */
export interface Wording {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly paragraphs: Readonly<Record<Exclude<ParagraphId, FirstOnly>, Written>>;
  /** Paragraphs that the first edition has alone or has other words for: in its own terms. */
  readonly first: Readonly<Partial<Record<ParagraphId, Written>>> & Readonly<Record<FirstOnly, Written>>;
}

/** As much of the rules as there is in a language. */
export type SomeWording = { readonly [Part in keyof Wording]?: Readonly<Partial<Wording[Part]>> };
