import type { Unavailable } from '../../../engine/ask';
import { flat } from '../../../engine/flat';
import { askSeat, choosable, impossible, type Possible, type Script, toOption } from '../../../engine/script';
import { type DieFace } from '../board/pieces';
import { type SheetId } from '../board/sheets';
import { type LeaderId } from '../board/spaces';
import type { GameRun, Position } from '../content';
import { diceToRoll, itemGivers, type ItemOption, itemUse, needOf, openAttempt, withItem } from '../forecast/pool';
import { aimOf, targetsInReach } from '../forecast/reach';
import { worthOfStrike } from '../forecast/strike';
import { name } from '../i18n/names';
import { type Attempt, type CardKey, type Conspirator, type Pub } from '../state';
import { arrest } from './arrest';
import { attemptOf, changeAttempt } from './attempt';
import { consent } from './consent';
import { eagles, roll, targets } from './dice';
import { discardCards } from './discard';
import { type ItemSource, itemSources, sourceOption, spend } from './items';
import { moveLeaders } from './leaders';
import { changeMotivation } from './levels';
import { logLine, msg } from './log';
import { victory } from './over';
import { itemReason, plotReason } from './plot-reasons';
import { because } from './reasons';
import { companions, conspirator, DEPUTIES, freeIds, supply } from './select';
import { type MoreReactions, timingWindow } from './windows';

/** Deputies that must fall besides Hitler with Trusted Lieutenants [BO 15]. */
export const DEPUTIES_TO_KILL = 2;

/** A plot and a leader it could be aimed at. */
export interface PlotChance {
  readonly card: CardKey;
  readonly target: LeaderId;
}

/** What a conspirator could attempt as an Act action now, and why not what other plots they hold. */
export function plotChances({ core: { pub }, content }: Position, who: SheetId): readonly (PlotChance | Unavailable)[] {
  return flat(conspirator(pub, who).dossier, (card): readonly (PlotChance | Unavailable)[] => {
    const spec = content.card(card).plot;
    if (spec === undefined) return [];
    const aim = aimOf(pub, content.facts, who, spec);
    if ('can' in aim && spec.attempter !== 'on-the-way') return aim.can.map((target) => ({ card, target }));
    const { label, ref } = plotOption(pub, { card, target: 'hitler' });
    const bar = 'can' in aim ? 'reach' : aim.cannot;
    return [{ key: `plot:${card}`, label, ref, ...plotReason(pub, spec, bar) }];
  });
}

/** Plots C and D in the window after an event has moved leaders [R10]; each card once per event. */
export function plotsOnTheWay(run: GameRun, moved: readonly LeaderId[]): MoreReactions {
  const tried = new Set<CardKey>();
  return (who) =>
    flat(conspirator(run.core.pub, who).dossier, (card) => {
      const spec = run.content.card(card).plot;
      if (spec?.attempter !== 'on-the-way' || tried.has(card)) return [];
      return targetsInReach(run.core.pub, run.content.facts, who, spec)
        .filter((target) => moved.includes(target))
        .map((target) => ({
          card,
          prospect: {
            of: target === 'hitler' ? 'hitler' : 'deputy',
            chance: worthOfStrike(run.core.pub, run.content.facts, who, { card, target }),
          },
          *value(): Script {
            tried.add(card);
            yield* attemptPlot(run, who, { card, target });
          },
          ...plotOption(run.core.pub, { card, target }),
        }));
    });
}

/** How attempting a plot is offered. */
export function plotOption(pub: Pub, { card, target }: PlotChance) {
  return {
    key: `plot:${card}:${target}`,
    label: pub.variants.lieutenants
      ? msg('option.plot-on', { card: name.card(card), leader: name.leader(target) })
      : msg('option.plot', { card: name.card(card) }),
    ref: { kind: 'card', id: card },
    group: 'group.plot',
  };
}

/** Attempts a plot from the gathering of dice to its result [BO 12]. */
export function* attemptPlot(run: GameRun, who: SheetId, { card, target }: PlotChance): Script {
  open(run, who, { card, target });
  const refused: Refused = new Set();
  yield* gatherItems(run, refused);
  yield* timingWindow(run, { kind: 'plot-gathering' });
  const rolled = yield* rollDice(run, refused);
  changeAttempt(run, () => ({ rolled }));
  yield* timingWindow(run, { kind: 'plot-rolled' });
  const attempt = attemptOf(run.core.pub);
  run.change((draft) => {
    draft.pub.attempt = null;
  });
  yield* conclude(run, attempt);
}

function open(run: GameRun, who: SheetId, { card, target }: PlotChance): void {
  const attempt = openAttempt(run.core.pub, run.content.facts, who, card, target);
  run.change((draft) => {
    draft.pub.attempt = { ...attempt, elements: [...attempt.elements], sources: [...attempt.sources], rolled: null };
  });
  logLine(run, 'log.plot', { who: name.sheet(who), card: name.card(card), leader: name.leader(target) });
}

interface Gift {
  readonly option: ItemOption;
  readonly from: SheetId;
  readonly source: ItemSource;
}

/** What companions have refused to give for a plot: `sheet:key of the thing`. */
type Refused = Set<string>;

/** Lets the attempter lay down items: own ones and, where the edition has it, those of consenting companions [BO 12.1, 16]. */
function* gatherItems(run: GameRun, refused: Refused): Script {
  const { who, card } = attemptOf(run.core.pub);
  for (;;) {
    if (choosable(gifts(run, refused)).length === 0) return;
    const gift = yield* askSeat<Gift | 'done'>(run, {
      seat: conspirator(run.core.pub, who).seat,
      kind: 'plot-item',
      prompt: msg('ask.plot-item', {
        card: name.card(card),
        dice: attemptOf(run.core.pub).dice,
        targets: needOf(run.core.pub, run.content.facts, attemptOf(run.core.pub)).targets,
      }),
      about: msg('about.plot-item', { card: name.card(card) }),
      options: () => [...gifts(run, refused), { key: 'done', label: msg('option.done'), value: 'done' }],
    });
    if (gift === null || gift === 'done') return;
    const { key, thing } = sourceOption(conspirator(run.core.pub, gift.from), gift.source);
    if (gift.from !== who && (yield* consent(run, 'consent-plot', { who, from: gift.from, thing })) === 'refused') {
      refused.add(`${gift.from}:${key}`);
      continue;
    }
    spend(run, gift.from, gift.source, 'log.plot-spent');
    changeAttempt(run, (attempt) => withItem(attempt, gift.option));
  }
}

/** What the attempter and everybody beside them could lay down, and why not what else they hold. */
function gifts(run: GameRun, refused: ReadonlySet<string>): readonly Possible<Gift>[] {
  const { pub } = run.core;
  const { who } = attemptOf(pub);
  const holders = [conspirator(pub, who), ...companions(pub, who)];
  return holders.flatMap((holder) => itemSources(run, holder).map((source) => giftOf(run, holder, source, refused)));
}

function giftOf(run: GameRun, holder: Conspirator, source: ItemSource, refused: ReadonlySet<string>): Possible<Gift> {
  const { pub } = run.core;
  const attempt = attemptOf(pub);
  const { facts } = run.content;
  const { key, thing, ref } = sourceOption(holder, source);
  const from = name.sheet(holder.id);
  const shown = {
    key: `${key}:${holder.id}`,
    label: holder.id === attempt.who ? msg('option.spend', { thing }) : msg('option.spend-of', { from, thing }),
    ref,
  };
  const use = itemUse(pub, facts, attempt, source.item);
  if ('cannot' in use) return impossible(shown, itemReason(use.cannot));
  if (!itemGivers(pub, facts, attempt.who).includes(holder))
    return impossible(shown, because(msg('why.own-items'), '16'));
  if (refused.has(`${holder.id}:${key}`)) return impossible(shown, because(msg('why.refused', { from }), '12.1'));
  return { value: { option: use.can, from: holder.id, source }, ...shown };
}

/** Rolls as many dice of the pool as the player wants, at least one [BO 12.2]. */
function* rollDice(run: GameRun, refused: Refused): Script<readonly DieFace[]> {
  const { who, card } = attemptOf(run.core.pub);
  const need = needOf(run.core.pub, run.content.facts, attemptOf(run.core.pub));
  const dice = yield* askSeat(run, {
    seat: conspirator(run.core.pub, who).seat,
    kind: 'plot-dice',
    prompt: msg('ask.plot-dice', {
      card: name.card(card),
      targets: need.targets,
      eagles: Math.max(0, need.first),
    }),
    about: msg('about.plot-dice', { card: name.card(card) }),
    openOptions: true,
    options: () => [
      ...Array.from({ length: diceToRoll(run.core.pub, attemptOf(run.core.pub)) }, (_, i) => ({
        key: `dice:${i + 1}`,
        label: msg('option.plot-dice', { n: i + 1 }),
        value: i + 1,
      })),
      ...wholePool(run.core.pub),
      ...gifts(run, refused).map(laidDownTooLate),
    ],
  });
  const rolled = roll(run, 'plot', who, dice ?? 1);
  logLine(run, 'log.plot-rolled', { who: name.sheet(who), card: name.card(card), faces: rolled.map(name.face) });
  return rolled;
}

/** Says that there are not enough dice for the whole pool, when that is so [BO 2]. */
function wholePool(pub: Pub): readonly Unavailable[] {
  const { dice } = attemptOf(pub);
  const n = supply(pub);
  if (dice <= n) return [];
  const why = because(msg('why.supply', { n }), '2', { what: 'dice', at: [dice] });
  return [{ key: `dice:${dice}`, label: msg('option.plot-dice', { n: dice }), ...why }];
}

function laidDownTooLate(gift: Possible<Gift>): Unavailable {
  if ('why' in gift) return gift;
  return { ...toOption(gift), ...because(msg('why.gathered'), '12.1') };
}

function* conclude(run: GameRun, attempt: Attempt): Script {
  const rolled = attempt.rolled ?? [];
  const { card, who } = attempt;
  const need = needOf(run.core.pub, run.content.facts, attempt);
  const counted = {
    who: name.sheet(who),
    card: name.card(card),
    faces: rolled.map(name.face),
    targets: targets(rolled),
    needed: need.targets,
    eagles: eagles(rolled),
    first: Math.max(0, need.first),
  };
  if (eagles(rolled) >= need.first) {
    logLine(run, 'log.plot-detected', counted);
    discardCards(run, who, [card]);
    moveLeaders(run, ['hitler'], 'chancellery');
    yield* changeMotivation(run, freeIds(run.core.pub), -1);
    yield* arrest(run, [who]);
  } else if (targets(rolled) >= need.targets) {
    logLine(run, 'log.plot-success', counted);
    discardCards(run, who, [card]);
    kill(run, run.content.rules.killedWith(run.core.pub, attempt.target));
  } else {
    logLine(run, 'log.plot-quiet', counted);
  }
}

/** Removes leaders for good; victory when that was enough [BO 1, 15]. */
function kill(run: GameRun, killed: readonly LeaderId[]): void {
  for (const leader of killed) {
    run.change((draft) => {
      draft.pub.leaders[leader] = { state: 'killed' };
    });
    logLine(run, 'log.leader-killed', { leader: name.leader(leader) });
  }
  const { leaders, variants } = run.core.pub;
  if (leaders.hitler.state !== 'killed') return;
  if (!variants.lieutenants) victory(run, 'hitler-killed');
  const deputies = DEPUTIES.filter((deputy) => leaders[deputy].state === 'killed').length;
  if (deputies >= DEPUTIES_TO_KILL) victory(run, 'lieutenants-killed');
}
