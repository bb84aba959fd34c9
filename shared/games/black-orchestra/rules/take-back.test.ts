import { UNDO } from '../../../engine/ask';
import { dossierCards } from '../cards/dossier';
import { SHEET_IDS, type SheetId } from '../sheets/ids';
import type { CardKey } from '../state';
import { one, Scenario } from '../testing/scenario';

const EDITIONS = ['second', 'first'] as const;

/** Whether a conspirator's player, in a game with these options, may take back a move to Hannover. */
function offered(
  options: Readonly<Record<string, string>>,
  { sheet = 'beck', held = [] }: { readonly sheet?: SheetId; readonly held?: readonly CardKey[] } = {},
): boolean {
  const others = SHEET_IDS.filter((id) => id !== sheet).slice(0, 2);
  const turn = Scenario.turn({
    options,
    sheets: [sheet, ...others],
    table: (draft) => {
      const mover = one(draft, sheet);
      mover.dossier = [...held];
      mover.motivation = 'reckless';
    },
  }).choose(sheet, 'move:hannover');
  return turn.view(sheet).asks.some(({ kind }) => kind === UNDO);
}

test('a choice can be taken back, unless the table plays without it [R27]', () => {
  expect([offered({}), offered({ undo: 'on' }), offered({ undo: 'off' })]).toEqual([true, true, false]);
});

// Intelligence Briefing looked at the deck to say whether it could be played: every action of its holder was final.
test.each(EDITIONS)('a move can be taken back whatever card its player holds, in the %s edition [R27]', (edition) => {
  const final = dossierCards.filter(({ id }) => !offered({ edition }, { held: [`${id}#1`] }));
  expect(final.map(({ id }) => id)).toEqual([]);
});

// Kordt's ability looked at the deck as well.
test.each(EDITIONS)('a move can be taken back whoever moves, in the %s edition [R27]', (edition) => {
  expect(SHEET_IDS.filter((sheet) => !offered({ edition }, { sheet }))).toEqual([]);
});
