import { UNDO } from '../../../engine/ask';
import { text } from '../../../engine/text';
import { makeRenderer } from '../../../text/render';
import { SHEET_IDS, type SheetId } from '../board/sheets';
import { dossierCards } from '../cards/dossier';
import { messages } from '../messages';
import type { CardKey } from '../state';
import { one, Scenario } from '../testing/scenario';
import { undo } from './take-back';

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

test.each([
  ['en', 'Wilhelm Canaris (Forged Documents)', 'Move to Hannover', 'Arm Slow News Day'],
  ['fr', 'Wilhelm Canaris (Faux papiers)', 'Aller à Hanovre', 'Préparer «\u00a0Journée calme\u00a0»'],
] as const)(
  'what can be taken back is named with what it answered, where the answer alone says little (found: “Take back: Erich Kordt”, %s)',
  (language, picked, moved, armed) => {
    const reader = makeRenderer(language, messages[language]);
    const last = (s: Scenario): readonly string[] =>
      s
        .view('beck')
        .asks.filter(({ kind }) => kind === UNDO)
        .flatMap(({ options }) => options.map(({ label }) => reader.render(label)));
    const table: NonNullable<Parameters<typeof Scenario.turn>[0]>['table'] = (draft) => {
      one(draft, 'beck').dossier = ['forged-documents#1'];
    };
    const slow: typeof table = (draft) => {
      one(draft, 'beck').dossier = ['slow-news-day#1'];
    };
    const led = Scenario.turn({ table })
      .choose('beck', 'act:forged-documents#1')
      .choose('beck', 'conspirator')
      .choose('beck', 'conspirator:canaris');
    expect(last(led)).toEqual([picked]);
    expect(last(Scenario.turn({ table }).choose('beck', 'move:hannover'))).toEqual([moved]);
    // What is done in advance answers no question (found: the whole sentence, which no phone has room for).
    expect(
      last(Scenario.turn({ holders: 'said-nothing', table: slow }).choose('beck', 'order:use:slow-news-day#1')),
    ).toEqual([armed]);
  },
);

test.each([
  ['en', ['Arm Officer Recruited', 'Deliver Intel', 'Hess first', 'Chancellery (Goebbels)']],
  [
    'fr',
    [
      'Préparer «\u00a0Officier recruté\u00a0»',
      'Livrer «\u00a0Renseignements\u00a0»',
      'Hess d’abord',
      'Chancellerie (Goebbels)',
    ],
  ],
] as const)(
  'it is named in few words (found: “Arm Officer Recruited: played by itself when dice of a pl…”, %s)',
  (language, names) => {
    const reader = makeRenderer(language, messages[language]);
    const asked = text('ask.nearest', { thing: text('leader.goebbels') });
    const given = [
      text('option.order-use', { card: text('card.officer-recruited'), moment: text('moment.plot-gathering') }),
      text('option.deliver-own', { item: text('item.intel'), from: text('suspicion.high'), to: text('suspicion.low') }),
      text('option.penalty', { leader: text('leader.hess'), cost: text('penalty.nothing') }),
      text('option.thing', { thing: text('space.chancellery') }),
    ];
    expect(given.map((what) => reader.render(undo.named?.(what, asked) ?? what))).toEqual(names);
    const gathering = text('ask.plot-item', { card: text('card.sniper'), dice: 3, targets: 3 });
    const done = text('option.done');
    const named = reader.render(undo.named?.(done, gathering) ?? done);
    expect(named).toBe(`${reader.render(done)} (${reader.render(text('card.sniper'))})`);
  },
);
