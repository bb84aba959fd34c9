import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/** Imports that no layer allows: the file that is planted, the import, and the rule that must refuse it. */
const FORBIDDEN: readonly (readonly [file: string, line: string, rule: string])[] = [
  ['shared/engine/planted.ts', `import '../games/registry';`, 'core'],
  ['shared/text/planted.ts', `import '../bgio/game';`, 'core'],
  ['shared/bgio/planted.ts', `import '../games/registry';`, 'bgio'],
  ['shared/games/planted/index.ts', `import '../black-orchestra';`, 'game'],
  ['shared/games/planted/state.ts', `import type { Core } from '../black-orchestra/state';`, 'game'],
  ['shared/games/planted/other.ts', `import 'boardgame.io';`, 'boardgame-io'],
  ['shared/games/black-orchestra/board/planted.ts', `import '../rules/select';`, 'board'],
  ['shared/games/black-orchestra/forecast/planted.ts', `import '../rules/select';`, 'forecast'],
  ['shared/games/black-orchestra/forecast/carded.ts', `import type { CardSet } from '../content';`, 'forecast'],
  ['shared/games/black-orchestra/forecast/set-up.ts', `import '../setup';`, 'forecast'],
  ['shared/games/black-orchestra/forecast/state.ts', `import { STREAMS } from '../state';`, 'forecast-types'],
  ['shared/games/black-orchestra/pictures/planted.ts', `import '../rules/select';`, 'pictures'],
  ['shared/games/black-orchestra/pictures/state.ts', `import { STREAMS } from '../state';`, 'pictures-types'],
  ['shared/games/black-orchestra/bots/planted.ts', `import '../rules/select';`, 'bots'],
  ['shared/games/black-orchestra/bots/playing.ts', `import type { Match } from '../../../engine/match';`, 'bots'],
  ['shared/games/black-orchestra/bots/imagining.ts', `import '../../../engine/imagine';`, 'bots'],
  ['shared/games/black-orchestra/bots/state.ts', `import { STREAMS } from '../state';`, 'bots-types'],
  ['shared/games/black-orchestra/rules/planted.ts', `import '../editions/second';`, 'rules-types'],
  ['shared/games/black-orchestra/rules/folder.ts', `import '..';`, 'rules'],
  ['shared/games/black-orchestra/actions/planted.ts', `import '../sheets';`, 'rules'],
  ['shared/games/black-orchestra/cards/plots/planted.ts', `import '../../rules/select';`, 'card'],
  ['shared/games/black-orchestra/cards/plots/typed.ts', `import type { Core } from '../../state';`, 'card'],
  ['shared/games/black-orchestra/cards/plots/stock.ts', `import 'boardgame.io/core';`, 'boardgame-io'],
  ['shared/games/black-orchestra/sheets/planted.ts', `import '../actions/move';`, 'card'],
  ['shared/games/planted.ts', `import './black-orchestra/rules/select';`, 'registry'],
  ['server/match/planted.ts', `import '../../shared/games/black-orchestra';`, 'server'],
  ['server/match/drawn.ts', `import '../../client/table/map/camera';`, 'server'],
  ['server/http/stock.ts', `import 'boardgame.io/server';`, 'boardgame-io-parts'],
  ['shared/bgio/bots.ts', `import 'boardgame.io/ai';`, 'boardgame-io-parts'],
  ['server/match/staged.ts', `import '../../e2e/stage/stage';`, 'workbench-apart'],
  ['client/app/planted-gallery.ts', `import '../gallery/Gallery';`, 'workbench-apart'],
  ['client/gallery/planted.ts', `import '../games';`, 'gallery'],
  ['server/match/tried.ts', `import '../testing/waiting';`, 'no-testing-in-the-product'],
  ['server/match/tested.ts', `import '../../shared/games/testing';`, 'no-testing-in-the-product'],
  ['client/base/tried.ts', `import '../testing/draw';`, 'no-testing-in-the-product'],
  ['client/base/planted.ts', `import '../table/contract/game';`, 'base'],
  ['client/base/ui/planted.ts', `import '../../app/route';`, 'base'],
  ['client/table/planted.ts', `import '../app/route';`, 'table'],
  ['client/table/playing.ts', `import '../../shared/engine/match';`, 'thin-client'],
  ['client/table/reading.ts', `import '../../shared/protocol/commands';`, 'no-schemas-in-the-client'],
  ['client/table/ruling.ts', `import '../../shared/games/black-orchestra/rules/select';`, 'table'],
  ['client/table/drawing.ts', `import '../games/black-orchestra';`, 'table'],
  ['shared/games/black-orchestra/rules/floor.ts', `import type { Table } from '../setup';`, 'floor-rules'],
  ['shared/games/black-orchestra/cards/floor.ts', `import { sheets } from '../sheets';`, 'floor-cards'],
  ['shared/games/black-orchestra/attic/planted.ts', `import '../state';`, 'floor-none'],
  ['client/base/i18n/planted.ts', `import type { CommandError } from '../connection/state';`, 'floor-i18n'],
  ['client/base/ground.ts', `import './ui/Icon';`, 'floor-*'],
  ['client/table/kit/planted.ts', `import '../store/selectors';`, 'floor-kit'],
  ['client/table/people/planted.ts', `import '../map/camera';`, 'floor-people'],
  ['client/table/prompt/planted.ts', `import type { Table } from '../Table';`, 'floor-prompt'],
  ['client/table/attic/planted.ts', `import '../kit/Slip';`, 'floor-none'],
  ['server/lib/planted.ts', `import '../storage/storage';`, 'floor-lib'],
  ['server/match/floor.ts', `import type { Metrics } from '../http/server';`, 'floor-match'],
  ['server/sockets/floor.ts', `import '../bots/runner';`, 'floor-sockets'],
  ['server/rooms/floor.ts', `import type { Config } from '../config';`, 'floor-rooms'],
  ['server/stock/floor.ts', `import '../app';`, 'floor-stock'],
  ['server/attic/planted.ts', `import '../lib/queue';`, 'floor-none'],
  ['client/app/planted.ts', `import '../games/black-orchestra';`, 'app'],
  ['client/app/served.ts', `import '../../server/limits/limits';`, 'app'],
  ['client/games/black-orchestra/planted.ts', `import '../../app/route';`, 'drawing'],
  [
    'client/games/black-orchestra/ruling.ts',
    `import '../../../shared/games/black-orchestra/rules/select';`,
    'drawing-types',
  ],
  ['client/games/black-orchestra/state.ts', `import '../../../shared/games/black-orchestra/state';`, 'drawing-types'],
  ['client/games/black-orchestra/story/planted.ts', `import type { Drawing } from '../drawing';`, 'floor-story'],
  ['client/games/black-orchestra/explain/planted.ts', `import '../board/views';`, 'floor-explain'],
  ['client/games/black-orchestra/attic/planted.ts', `import '../pieces';`, 'floor-none'],
  ['client/games/planted/index.ts', `import '../black-orchestra';`, 'drawing'],
  ['shared/engine/platform.ts', `import 'node:fs';`, 'pure-shared'],
  ['shared/games/black-orchestra/rules/platform.ts', `import 'crypto';`, 'pure-shared'],
  ['client/app/platform.ts', `import 'node:fs';`, 'no-platform-in-the-client'],
  ['client/app/database.ts', `import 'pg';`, 'browser-packages'],
  ['client/base/queue.ts', `import 'ioredis';`, 'browser-packages'],
  ['e2e/lib/measured.ts', `import '../../bench/lib/markdown';`, 'tests-and-benchmarks-apart'],
  ['shared/games/black-orchestra/cards/plots/another.ts', `import './sniper';`, 'cards-apart'],
  ['shared/games/black-orchestra/cards/plots/sheet.ts', `import '../../sheets/beck';`, 'cards-apart'],
  ['shared/games/black-orchestra/cards/conspirator/plot.ts', `import '../plots/sniper';`, 'cards-apart'],
];
/** A circle through two planted files, which is told once. */
const CIRCLE: readonly (readonly [file: string, line: string])[] = [
  ['client/base/circle-one.ts', `import './circle-two';`],
  ['client/base/circle-two.ts', `import './circle-one';`],
];

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

describe('The layers', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'layers-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('refuse one planted import of each kind, and every circle', () => {
    for (const part of [
      'shared',
      'server',
      'client',
      'e2e',
      'bench',
      'package.json',
      'tsconfig.json',
      '.dependency-cruiser.mjs',
    ]) {
      cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    const planted = [...FORBIDDEN, ...CIRCLE].map(([file]) => file);
    for (const [file, line] of [...FORBIDDEN, ...CIRCLE]) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), `${line}\n`);
    }
    const found = violations(copy, planted);
    const expected = [
      ...FORBIDDEN.map(([file, , rule]) => `${file}: ${rule}`),
      'client/base/circle-one.ts: no-circles',
    ];
    expect(found.filter((one) => expected.includes(one)).sort()).toEqual([...expected].sort());
  });
});

/** What the checker finds wrong with some files, without looking into those they import. */
function violations(folder: string, files: readonly string[]): readonly string[] {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const only = `^(${files.map((file) => file.replaceAll('.', '[.]')).join('|')})$`;
  const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const json = run(folder, [program, ...args, '--do-not-follow', `^(?!${only})`, ...files]);
  const report = JSON.parse(json) as Report;
  return [...new Set(report.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`))];
}

/** What a program of Node prints, however it ends. */
function run(folder: string, args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [...args], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}
