import type { Catalogue } from '../../../engine/game';
import { inLanguage, type Language } from '../../../engine/languages';
import type { RuleTable } from '../../../engine/rulebook';
import { MOTIVATIONS, SUSPICIONS } from '../board/levels';
import { LIVES } from '../board/pieces';
import { SHEET_IDS } from '../board/sheets';
import { LEADER_IDS, LEADER_START, SPACE_IDS, type SpaceId, SPACES } from '../board/spaces';
import type { Edition } from '../content';
import { RESISTS } from '../editions/first/prison';
import { DETECTION } from '../forecast/pool';
import { normalDossierLimit, normalItemLimit } from '../rules/limits';
import { type Figures, filled } from './figures';
import { type TableWord, tableWords } from './table-words';

/** What a table is made from. */
export interface TableSource {
  readonly language: Language;
  readonly edition: Edition;
  /** The sentences of the game, in the words of the edition. */
  readonly names: Catalogue;
  readonly figures: Figures;
}

/** The words of a table, and the names of things by message id. */
interface Say {
  readonly word: (id: TableWord, more?: Figures) => string;
  readonly name: (id: string) => string;
}

/** The tables of the rules, made from what the board, the cards and the rules say. */
const TABLES = {
  spaces: (say) =>
    table(
      say,
      ['head.space', 'head.there'],
      SPACE_IDS.map((id) => spaceRow(id, say)),
    ),
  conspirators: ({ edition, ...say }) =>
    table(
      say,
      ['head.conspirator', 'head.ability'],
      SHEET_IDS.map((id) => [
        `${say.name(`sheet.${id}`)} (${say.name(`affiliation.${edition.sheet(id).affiliation}`)})`,
        say.name(`sheet.${id}.text`),
      ]),
    ),
  plots: ({ edition, ...say }) =>
    table(
      say,
      ['head.plot', 'head.text'],
      edition.dossier
        .flatMap(({ id, plot }) => (plot === undefined ? [] : [{ id, letter: plot.letter }]))
        .sort((a, b) => (a.letter < b.letter ? -1 : 1))
        .map(({ id, letter }) => [`${letter} · ${say.name(`card.${id}`)}`, say.name(`card.${id}.text`)]),
    ),
  leaders: (say) =>
    table(
      say,
      ['head.leader', 'head.start'],
      LEADER_IDS.map((id) => [say.name(`leader.${id}`), say.name(`space.${LEADER_START[id]}`)]),
    ),
  penalties: (say) =>
    table(
      say,
      ['head.leader', 'head.penalty'],
      LEADER_IDS.map((id) => [say.name(`leader.${id}`), say.name(`leader.${id}.text`)]),
    ),
  motivation: (say) =>
    table(
      say,
      ['head.motivation', 'head.brings'],
      MOTIVATIONS.map((level) => [say.name(`motivation.${level}`), say.word(`brings.${level}`)]),
    ),
  suspicion: (say) =>
    table(
      say,
      ['head.suspicion', 'head.detected'],
      SUSPICIONS.map((level) => [
        say.name(`suspicion.${level}`),
        say.word(DETECTION[level] === 1 ? 'detected.one' : 'detected.more', { n: String(DETECTION[level]) }),
      ]),
    ),
  limits: (say) =>
    table(
      say,
      ['head.players', 'head.cards', 'head.items'],
      ALL_PLAYERS.map((players) => [players, normalDossierLimit(players), normalItemLimit(players)].map(String)),
    ),
  resisting: (say) =>
    table(
      say,
      ['head.motivation', 'head.resists'],
      MOTIVATIONS.map((level) => [
        say.name(`motivation.${level}`),
        RESISTS[level].length === 0
          ? say.word('resists.nothing')
          : RESISTS[level].map((face) => say.name(`face.${face}`)).join(', '),
      ]),
    ),
  lives: (say) =>
    table(
      say,
      ['head.stage', 'head.lives'],
      LIVES.map((lives, i) => [String(i + 1), String(lives)]),
    ),
} as const satisfies Readonly<Record<string, (say: Say & { readonly edition: Edition }) => RuleTable>>;

const ALL_PLAYERS = [1, 2, 3, 4, 5] as const;

export type TableId = keyof typeof TABLES;

/** A table of the rules. Throws RangeError where a name is missing. */
export function ruleTable(id: TableId, { language, edition, names, figures }: TableSource): RuleTable {
  const words = inLanguage(tableWords, language);
  return TABLES[id]({
    edition,
    word: (word, more = {}) => filled(words[word], { ...figures, ...more }),
    name(message) {
      const found = names[message];
      if (found === undefined) throw new RangeError(`no name ${message}`);
      return found;
    },
  });
}

function table({ word }: Say, head: readonly TableWord[], rows: RuleTable['rows']): RuleTable {
  return { head: head.map((id) => word(id)), rows };
}

/** A number with its sign. */
function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A space with its stage, and what is there. */
function spaceRow(id: SpaceId, { word, name }: Say): readonly string[] {
  const { stage, tile, fortified, closedInStage7, delivery, modifiers = {} } = SPACES[id];
  const space = name(`space.${id}`);
  const there = [
    ...(fortified === true ? [word('space.fortified')] : []),
    ...(closedInStage7 === true ? [word('space.closes')] : []),
    ...(tile === true ? [word('space.tile')] : []),
    ...(delivery === undefined ? [] : [deliveryOf(delivery, { word, name })]),
    ...(['motivation', 'suspicion', 'support'] as const).flatMap((level) => {
      const by = modifiers[level];
      return by === undefined ? [] : [word(`space.${level}`, { n: signed(by) })];
    }),
  ];
  return [
    stage === null ? word('space.berlin', { space }) : word('space.stage', { space, stage: String(stage) }),
    there.length === 0 ? word('space.nothing') : there.join(', '),
  ];
}

type Delivery = NonNullable<(typeof SPACES)[SpaceId]['delivery']>;

function deliveryOf({ item, suspicion, who, condition }: Delivery, { word, name }: Say): string {
  const what = item === 'any' ? word('space.any-item') : name(`item.${item}`);
  const main = word(`space.delivery.${who}`, { item: what, n: String(Math.abs(suspicion)) });
  return condition === undefined ? main : `${main}, ${conditionOf(condition, { word, name })}`;
}

function conditionOf(condition: NonNullable<Delivery['condition']>, { word, name }: Say): string {
  switch (condition.kind) {
    case 'deputy-here':
    case 'hitler-here':
      return word(`space.${condition.kind}`);
    case 'current-stage':
      return word('space.current-stage', { stage: String(condition.stage) });
    case 'affiliation':
      return word('space.affiliation', { affiliation: name(`affiliation.${condition.affiliation}`) });
  }
}
