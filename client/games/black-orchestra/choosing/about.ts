import { IN_ADVANCE, type Option } from '../../../../shared/engine/ask';
import type { MatchView } from '../../../../shared/engine/match';
import type { Text } from '../../../../shared/engine/text';
import { TRACK_DICE } from '../../../../shared/games/black-orchestra/board/pieces';
import { SPACE_IDS } from '../../../../shared/games/black-orchestra/board/spaces';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { isFree } from '../../../../shared/games/black-orchestra/forecast/known';
import { chancesUpTo, NONE } from '../../../../shared/games/black-orchestra/forecast/odds';
import { isMoverSpared } from '../../../../shared/games/black-orchestra/forecast/penalties';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import type { LookedAt } from '../../../table/contract/contract';
import { aidsOf } from '../aids/aids';
import { leadersAt } from '../explain/occupants';
import { goingLines, leaderLine } from '../explain/space';
import { planOfOption } from '../goal/offered';
import { oddsSentence, readyBy } from '../goal/sentences';
import { name, word } from '../i18n/words';
import { rowsOf } from '../planner/rows';
import { oddsOf, percent } from '../plot/odds';
import { aheadIn } from './source';
import { toPrisoner, wayOut } from './way-out';

/**
 * What a plot that can be attempted promises: first its odds with all that is there, to the last figure, then what it takes and
 * each way to throw its dice that can succeed.
 */
function oddsBefore({ option, ask, view, facts, text }: LookedAt<Table, FactsByEdition>): readonly string[] {
  const { table } = view;
  const plan = planOfOption(option.key, table, facts[table.edition]);
  if (plan === null) return [];
  const { need, best, dice, chances } = plan.ready;
  const n = best ?? dice;
  const { success = 0, detected = 0 } = chances[n - 1] ?? {};
  return [
    word(text, 'bo.about.odds', { n, success: percent(success), detected: percent(detected) }),
    word(text, 'bo.plan.throw', { targets: need.targets, first: Math.max(0, need.first) }),
    ...(plan.target === 'hitler' ? [word(text, 'bo.about.plot.targets')] : []),
    // On the way it costs none.
    ...(ask.kind === 'action' ? [word(text, 'bo.about.plot.cost')] : []),
    word(text, 'bo.about.plot.stakes'),
    ...(best === null ? [text.render(oddsSentence(plan.ready, readyBy(plan)))] : []),
    ...rowsOf(plan)
      .filter(({ thrown }) => thrown.best !== null)
      .map(({ label, thrown }) => word(text, 'bo.about.plot', { with: label, odds: oddsSentence(thrown, 'itself') })),
  ];
}

/** The cards that the viewer can play just before the event of the turn, which has to be said in advance. */
function beforeEvent({ asks }: MatchView, text: Renderer): readonly string[] {
  const cards = asks
    .filter(({ kind }) => kind === IN_ADVANCE)
    .flatMap(({ options }) =>
      options.flatMap(({ label: { p } }) => (isBeforeEvent(p?.['moment']) ? (p?.['card'] ?? []) : [])),
    );
  return cards.length === 0 ? [] : [word(text, 'bo.about.end.before', { cards: cards as readonly Text[] })];
}

/** Whether a sentence speaks of the moment just before an event. */
export function isBeforeEvent(moment: NonNullable<Text['p']>[string] | undefined): boolean {
  return typeof moment === 'object' && 'm' in moment && moment.m === 'moment.before-event';
}

/** How likely conspiring with so many dice brings a target or an eagle at all: two faces of a die are targets, one is an eagle. */
function conspireOdds(option: Option, { track }: Table, text: Renderer): readonly string[] {
  const odds = oddsOfConspiring(option);
  if (odds === null) return [];
  const n = TRACK_DICE - track;
  // Found: “2 targets: motivation +1” on the button, and only the odds of one in the card.
  const fills =
    n > 1 && n <= odds.dice ? [word(text, 'bo.about.conspire.fills', { n, chance: atLeast(n, odds.dice) })] : [];
  return [word(text, 'bo.about.conspire.odds', { ...odds }), ...fills];
}

/** How likely so many of these dice show a target, in percent: two faces of a die are targets [BO 2]. */
function atLeast(targets: number, dice: number): number {
  const chances = chancesUpTo(dice, { targets, first: dice + 1 }, NONE);
  return percent(chances[dice - 1]?.success ?? 0);
}

/** That an eagle does nothing more to who is suspected as much as can be (found: nobody knew whether it arrests). */
function atTheTop({ conspirators, turn }: Table, text: Renderer): readonly string[] {
  return conspirators[turn.active]?.suspicion === 'extreme' ? [word(text, 'bo.about.conspire.extreme')] : [];
}

/** The dice of an option to conspire, and how likely they bring a target or an eagle, in percent; null for any other option. */
export function oddsOfConspiring({
  key,
  label,
}: Option): { readonly dice: number; readonly target: number; readonly eagle: number } | null {
  const dice = label.p?.['dice'];
  if (typeof dice !== 'number' || !key.startsWith('conspire:')) return null;
  const any = (faces: number): number => percent(1 - ((6 - faces) / 6) ** dice);
  return { dice, target: any(2), eagle: any(1) };
}

/** That the dossier of whoever draws has no room for a card. */
export function fullDossier({ conspirators, turn, limits }: Table, text: Renderer): readonly string[] {
  const [one, limit] = [conspirators[turn.active], limits[turn.active]];
  if (one === undefined || limit === undefined || one.dossier.length < limit.dossier) return [];
  return [word(text, 'bo.about.dossier.full', { n: one.dossier.length, limit: limit.dossier })];
}

/** That an eagle ends the match, for the only one who is free (found: it said “you are arrested”, and no more) [BO 1]. */
function lastAtLarge({ conspirators }: Table, text: Renderer): readonly string[] {
  return conspirators.filter(isFree).length > 1 ? [] : [word(text, 'bo.about.release.last')];
}

/** What each leader in a space that somebody may go to would do to who starts a turn there [BO 5], and what there is to do. */
function whereTo({ key }: Option, table: Table, facts: FactsByEdition, text: Renderer): readonly string[] {
  const space = SPACE_IDS.find((id) => key === `move:${id}`);
  if (space === undefined) return [];
  const penalties = isMoverSpared(table, facts[table.edition])
    ? []
    : leadersAt(table, space).map((id) => leaderLine(id, text));
  return [...penalties, ...goingLines(space, table, text)];
}

/** What an option is that no card explains: the rule of the action, or the odds of a roll. */
export function about(looked: LookedAt<Table, FactsByEdition>): readonly string[] {
  const { option, options, ask, view, facts, text } = looked;
  const [kind] = option.key.split(':');
  switch (ask.kind) {
    case 'action':
      switch (kind) {
        case 'conspire':
          return [
            word(text, 'bo.about.conspire'),
            ...conspireOdds(option, view.table, text),
            ...atTheTop(view.table, text),
          ];
        case 'move':
          return whereTo(option, view.table, facts, text);
        case 'dossier':
          return [word(text, 'bo.about.dossier'), ...fullDossier(view.table, text)];
        case 'reveal':
          return [word(text, 'bo.about.reveal')];
        case 'release':
          return [word(text, 'bo.about.release'), ...lastAtLarge(view.table, text)];
        case 'take':
          // Whoever runs all conspirators has nobody to ask.
          return new Set(view.table.conspirators.map(({ seat }) => seat)).size > 1 ? [word(text, 'bo.about.take')] : [];
        case 'end':
          return [word(text, 'bo.about.end'), ...aheadIn(option.label, text), ...beforeEvent(view, text)];
        case 'plot':
          return aidsOf(options).plans === 'off' ? [] : oddsBefore(looked);
        case 'ability':
          return option.ref === undefined ? [] : [name(text, `sheet.${option.ref.id}.text`)];
        default:
          return [];
      }
    case 'leader-moved':
      return kind === 'plot' && aidsOf(options).plans !== 'off' ? oddsBefore(looked) : [];
    case 'interrogation':
      return [
        ...(wayOut(option, text) === null ? [] : [text.render(toPrisoner(option.label, text))]),
        // Without a die nothing is rolled [BO 2].
        ...(kind === 'resists' && view.table.supply < 1 ? [word(text, 'bo.about.no-die')] : []),
      ];
    case 'peek':
      return kind === 'remove' ? [word(text, 'bo.about.event-removed')] : [];
    case 'plot-dice': {
      if (aidsOf(options).plans === 'off') return [];
      const odds = oddsOf(view.table, facts).all.find(({ n }) => n === option.label.p?.['n']);
      return odds === undefined ? [] : [word(text, 'bo.plot.option', { ...odds })];
    }
    default:
      return [];
  }
}
