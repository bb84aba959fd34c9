import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LEADER_IDS, LEADER_START, ROADS, SPACE_IDS, type SpaceId, SPACES } from './board/spaces';
import { en } from './i18n/en';
import { spaceNames } from './i18n/spaces';

const ROOT = join(__dirname, '../../..');
const BOOK = readFileSync(join(ROOT, 'docs/rules/black-orchestra.md'), 'utf8');
const RULINGS = readFileSync(join(ROOT, 'docs/RULINGS.md'), 'utf8');

/** Sections as they are cited: `12` by its heading, `12.1` by a heading or an item of a numbered list. */
function sections(): ReadonlySet<string> {
  const found = new Set<string>();
  let section = '';
  for (const line of BOOK.split('\n')) {
    const heading = /^##+ (\d+(?:\.\d+)?)\.? /.exec(line)?.[1];
    if (heading !== undefined) {
      section = heading;
      found.add(heading);
    }
    const item = /^(\d+)\. /.exec(line)?.[1];
    if (item !== undefined) found.add(`${section}.${item}`);
  }
  return found;
}

/** The numbers of a list, in the order written. */
function numbers(text: string, each: RegExp): readonly number[] {
  return [...text.matchAll(each)].map(([, n]) => Number(n));
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

interface Citation {
  readonly file: string;
  readonly cited: string;
}

/** What brackets such as `[BO 12.1, R14, scenario 42]` cite: `12.1` and `R14`; numbers of scenarios are no part of the book. */
function citations(file: string, text: string): readonly Citation[] {
  return [...text.matchAll(/\[((?:BO \d|R\d)[^\]]*)\]/g)].flatMap(([, inside = '']) =>
    inside
      .replace(/scenarios? \d+(, \d+)*/g, '')
      .split(/[,:]/)
      .map((part) => part.trim().replace(/^BO /, ''))
      .filter((part) => /^R?\d/.test(part))
      .map((cited) => ({ file, cited })),
  );
}

function everyCitation(): readonly Citation[] {
  const folders = ['shared', 'server', 'client', 'e2e', 'bench', 'docs'];
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|md)$/.test(file))
      .flatMap((file) => citations(file, readFileSync(join(ROOT, folder, file), 'utf8'))),
  );
}

describe('The rulebook', () => {
  const known = new Set([...sections(), ...numbers(BOOK, /^- \*\*R(\d+)\*\*/gm).map((n) => `R${n}`)]);

  it('has all sections and rulings, each once and in order', () => {
    expect(numbers(BOOK, /^## (\d+)\./gm)).toEqual(upTo(17));
    expect(numbers(BOOK, /^- \*\*R(\d+)\*\*/gm)).toEqual(upTo(36));
  });

  it('has whatever the code and the documents cite', () => {
    const cited = everyCitation();
    expect(cited.length).toBeGreaterThan(400);
    // Other games have rules of their own.
    const own = cited.filter(
      ({ file }) => !/games\/(?!black-orchestra)/.test(file) && !/rules\/(?!black-orchestra)/.test(file),
    );
    expect(own.filter((one) => !known.has(one.cited))).toEqual([]);
  });

  it('would miss a citation of what it does not have', () => {
    // Put together here, so that this file cites nothing of the kind itself.
    const brackets = ['BO 12.9, R14, scenario 42', 'R99', 'BO 4, scenarios 6, 36', 'BOMB'].map(
      (inside) => `[${inside}]`,
    );
    const read = citations('x', brackets.join(' ')).map(({ cited }) => cited);
    expect(read).toEqual(['12.9', 'R14', 'R99', '4']);
    expect(read.filter((cited) => !known.has(cited))).toEqual(['12.9', 'R99']);
  });

  it('and the further rulings are numbered without a gap, and cite what it has', () => {
    const list = numbers(RULINGS, /^(\d+)\. \*\*/gm);
    expect(list).toEqual(upTo(list.length));
    const cited = [...RULINGS.matchAll(/\[(\d[^\]]*|R\d[^\]]*)\]/g)].flatMap(([, inside = '']) => inside.split(', '));
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((one) => !known.has(one))).toEqual([]);
  });

  it('has the spaces, roads and starting places of the board', () => {
    const lines = new Set(BOOK.split('\n').map((line) => line.replaceAll(/ *\| */g, '|')));
    const rows = [...SPACE_IDS.map(spaceRow), ...ROADS.map(([a, b]) => `- ${named(a)} – ${named(b)}`)];
    expect(rows.filter((line) => !lines.has(line))).toEqual([]);
    const starts = LEADER_IDS.map((id) => `${en[`leader.${id}`]}, ${named(LEADER_START[id])}`);
    expect(starts.filter((one) => !BOOK.replaceAll(/\s+/g, ' ').includes(one))).toEqual([]);
  });
});

function named(space: SpaceId): string {
  return spaceNames[space].name.en;
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

function delivered(space: SpaceId): string {
  const { delivery } = SPACES[space];
  if (delivery === undefined) return '';
  const { item, suspicion, who, condition } = delivery;
  const what = item === 'any' ? 'any item' : en[`item.${item}`].toLowerCase();
  const whose = who === 'you' ? 'yours' : 'shared out';
  return `${what}: ${signed(suspicion)}, ${whose}${condition === undefined ? '' : `, ${conditionOf(condition)}`}`;
}

function conditionOf(condition: NonNullable<NonNullable<(typeof SPACES)[SpaceId]['delivery']>['condition']>): string {
  switch (condition.kind) {
    case 'deputy-here':
      return 'with a deputy there';
    case 'hitler-here':
      return 'with Hitler there';
    case 'current-stage':
      return `in stage ${condition.stage}`;
    case 'affiliation':
      return `${en[`affiliation.${condition.affiliation}`]} only`;
  }
}

/** The row of a space in the table of the rulebook. */
function spaceRow(space: SpaceId): string {
  const { stage, tile, fortified, closedInStage7, modifiers = {} } = SPACES[space];
  const marks = [...(fortified === true ? ['*F*'] : []), ...(closedInStage7 === true ? ['*7*'] : [])];
  const entering = Object.entries(modifiers).map(([level, by]) => `${level} ${signed(Number(by))}`);
  const cells = [
    [named(space), ...marks].join(' '),
    stage ?? '',
    tile === true ? 'yes' : '',
    delivered(space),
    entering.join(', '),
  ];
  return `|${cells.join('|')}|`;
}
