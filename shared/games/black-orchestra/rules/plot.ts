import { type Choosable, choose, type Script } from '../../../engine/script';
import { distance } from '../board/distance';
import { type Suspicion } from '../board/levels';
import { type DieFace } from '../board/pieces';
import { LEADER_IDS, type LeaderId, type SpaceId, SPACES } from '../board/spaces';
import type { PlotOption, PlotSpec, TargetPlace } from '../cards/types';
import type { Play, Position } from '../cards/types';
import { name } from '../i18n/names';
import { type SheetId } from '../sheets/ids';
import { type Attempt, type CardKey, type Pub } from '../state';
import { passive } from './ability';
import { arrest } from './arrest';
import { attemptOf, changeAttempt, eaglesCounted } from './attempt';
import { consent } from './consent';
import { eagles, roll, targets } from './dice';
import { discardCards } from './discard';
import { type ItemSource, itemSources, sourceOption, spend } from './items';
import { moveLeaders } from './leaders';
import { changeMotivation } from './levels';
import { plotOdds } from './odds';
import { victory } from './over';
import { msg, say } from './say';
import {
  allMeet,
  companions,
  conspirator,
  DEPUTIES,
  freeIds,
  inSpace,
  isFree,
  leaderSpace,
  motivationAtLeast,
  supply,
} from './select';
import { moment, type MoreReactions } from './windows';

/** Eagles that mean detection, by suspicion [BO 4]. */
const DETECTION: Readonly<Record<Suspicion, number>> = { low: 3, medium: 2, high: 1, extreme: 1 };
/** Targets needed against a deputy [BO 15]. */
const DEPUTY_TARGETS = 2;
/** Deputies that must fall besides Hitler with Trusted Lieutenants [BO 15]. */
const DEPUTIES_TO_KILL = 2;

function isInPlace(place: TargetPlace, space: SpaceId): boolean {
  const { stage, fortified } = SPACES[space];
  switch (place) {
    case 'anywhere':
      return true;
    case 'fortified':
      return fortified === true;
    case 'not-fortified':
      return fortified !== true;
    case 'berlin':
      return stage === null;
    case 'stage-1-or-2':
      return stage === 1 || stage === 2;
    case 'stage-3-4-or-5':
      return stage === 3 || stage === 4 || stage === 5;
  }
}

/** The leaders a plot may aim at: Hitler, with Trusted Lieutenants deputies too [BO 15]. */
function possibleTargets(pub: Pub): readonly LeaderId[] {
  return pub.variants.lieutenants ? LEADER_IDS : ['hitler'];
}

/** The leaders a conspirator could attack with a plot now, the moment of plots "on the way" apart [BO 12]. */
function targetsInReach(pub: Pub, who: SheetId, spec: PlotSpec): readonly LeaderId[] {
  const one = conspirator(pub, who);
  if (!isFree(one) || !motivationAtLeast(one, spec.motivation) || supply(pub) < 1) return [];
  return possibleTargets(pub).filter((leader) => {
    const at = leaderSpace(pub, leader);
    if (at === null || !isInPlace(spec.place, at)) return false;
    switch (spec.attempter) {
      case 'same-space':
        return at === one.space;
      case 'exactly-one-move-away':
        return distance(one.space, at) === 1;
      case 'on-the-way':
        return true;
    }
  });
}

/** A plot and a leader it could be aimed at. */
export interface PlotChance {
  readonly card: CardKey;
  readonly target: LeaderId;
}

/** What a conspirator could attempt as an Act action now. */
export function plotChances({ core: { pub }, content }: Position, who: SheetId): readonly PlotChance[] {
  return conspirator(pub, who).dossier.flatMap((card) => {
    const spec = content.card(card).plot;
    if (spec === undefined || spec.attempter === 'on-the-way') return [];
    return targetsInReach(pub, who, spec).map((target) => ({ card, target }));
  });
}

/** Plots C and D in the window after an event has moved leaders [R10]; each card once per event. */
export function plotsOnTheWay(play: Play, moved: readonly LeaderId[]): MoreReactions {
  const tried = new Set<CardKey>();
  return (who) =>
    conspirator(play.core.pub, who).dossier.flatMap((card) => {
      const spec = play.content.card(card).plot;
      if (spec?.attempter !== 'on-the-way' || tried.has(card)) return [];
      return targetsInReach(play.core.pub, who, spec)
        .filter((target) => moved.includes(target))
        .map((target) => ({
          ...plotOption(play.core.pub, { card, target }),
          *value(): Script {
            tried.add(card);
            yield* attemptPlot(play, who, { card, target });
          },
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
export function* attemptPlot(play: Play, who: SheetId, { card, target }: PlotChance): Script {
  open(play, who, { card, target });
  yield* gatherItems(play);
  yield* moment(play, { kind: 'plot-gathering' });
  const rolled = yield* rollDice(play);
  changeAttempt(play, () => ({ rolled }));
  yield* moment(play, { kind: 'plot-rolled' });
  const attempt = attemptOf(play.core.pub);
  play.change((draft) => {
    draft.pub.attempt = null;
  });
  yield* conclude(play, attempt);
}

function open(play: Play, who: SheetId, { card, target }: PlotChance): void {
  const { pub } = play.core;
  const spec = specOf(play, card);
  const one = conspirator(pub, who);
  const inherent = spec.optional.filter((option) => {
    if ('affiliation' in option) return option.affiliation === play.content.sheet(who).affiliation;
    return 'meeting' in option && allMeet(pub, who);
  });
  const helpers = isFree(one) ? inSpace(pub, one.space).map((mate) => passive(play, mate).plotDice ?? 0) : [];
  const attempt: Attempt = {
    card,
    who,
    target,
    dice: 1 + sum(inherent.map(({ dice }) => dice ?? 0)) + sum(helpers),
    ignoredEagles: 0,
    targets: target === 'hitler' ? pub.support : DEPUTY_TARGETS,
    eagles: DETECTION[one.suspicion],
    rolled: null,
    elements: inherent.map((option) => ('affiliation' in option ? option.affiliation : 'meeting')),
  };
  play.change((draft) => {
    draft.pub.attempt = { ...attempt, elements: [...attempt.elements], rolled: null };
  });
  say(play, 'log.plot', { who: name.sheet(who), card: name.card(card), leader: name.leader(target) });
}

function specOf({ content }: Position, card: CardKey): PlotSpec {
  const { plot } = content.card(card);
  if (plot === undefined) throw new RangeError(`${card} is no plot`);
  return plot;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

type ItemOption = Extract<PlotOption, { readonly item: unknown }>;
interface Gift {
  readonly option: ItemOption;
  readonly from: SheetId;
  readonly source: ItemSource;
}

/** Lets the attempter lay down items, own ones and, with consent, those of conspirators in the same space [BO 12.1]. */
function* gatherItems(play: Play): Script {
  const { who, card } = attemptOf(play.core.pub);
  const refused = new Set<string>();
  for (;;) {
    if (gifts(play, refused).length === 0) return;
    const gift = yield* choose<Gift | 'done'>(play, {
      seat: conspirator(play.core.pub, who).seat,
      kind: 'plot-item',
      prompt: msg('ask.plot-item', { card: name.card(card), dice: attemptOf(play.core.pub).dice }),
      options: () => [...gifts(play, refused), { key: 'done', label: msg('option.done'), value: 'done' }],
    });
    if (gift === null || gift === 'done') return;
    const { key, thing } = sourceOption(conspirator(play.core.pub, gift.from), gift.source);
    if (
      gift.from !== who &&
      (yield* consent(play, 'ask.consent-plot', { who, from: gift.from, thing })) === 'refused'
    ) {
      refused.add(`${gift.from}:${key}`);
      continue;
    }
    spend(play, gift.from, gift.source, 'log.plot-spent');
    changeAttempt(play, ({ dice, ignoredEagles, elements }) => ({
      dice: dice + (gift.option.dice ?? 0),
      ignoredEagles: ignoredEagles + (gift.option.ignoreEagles ?? 0),
      elements: [...elements, `item:${gift.option.item}`],
    }));
  }
}

function gifts(play: Play, refused: ReadonlySet<string>): readonly Choosable<Gift>[] {
  const { pub } = play.core;
  const { card, who, elements, dice } = attemptOf(pub);
  const wanted = specOf(play, card).optional.filter(
    (option): option is ItemOption =>
      'item' in option &&
      (option.each === true || !elements.includes(`item:${option.item}`)) &&
      // More dice than the supply has cannot be rolled [BO 2].
      (option.ignoreEagles !== undefined || dice < supply(pub)),
  );
  const givers = [conspirator(pub, who), ...companions(pub, who)];
  return givers.flatMap((giver) =>
    itemSources(play, giver).flatMap((source) => {
      const option = wanted.find(({ item }) => item === source.item);
      const { key, thing, ref } = sourceOption(giver, source);
      if (option === undefined || refused.has(`${giver.id}:${key}`)) return [];
      const label =
        giver.id === who
          ? msg('option.spend', { thing })
          : msg('option.spend-of', { from: name.sheet(giver.id), thing });
      return [{ key: `${key}:${giver.id}`, label, ref, value: { option, from: giver.id, source } }];
    }),
  );
}

/** Shows the chances of every number of dice and rolls as many as the player wants, at least one [BO 12.2]. */
function* rollDice(play: Play): Script<readonly DieFace[]> {
  const { who, card } = attemptOf(play.core.pub);
  const pool = (): number => Math.max(1, Math.min(attemptOf(play.core.pub).dice, supply(play.core.pub)));
  const attempt = attemptOf(play.core.pub);
  const dice = yield* choose(play, {
    seat: conspirator(play.core.pub, who).seat,
    kind: 'plot-dice',
    prompt: msg('ask.plot-dice', { card: name.card(card), targets: attempt.targets, eagles: attempt.eagles }),
    options: () => Array.from({ length: pool() }, (_, i) => diceOption(play, i + 1)),
  });
  const rolled = roll(play, 'plot', who, dice ?? 1);
  say(play, 'log.plot-rolled', { who: name.sheet(who), card: name.card(card), faces: rolled.map(name.face) });
  return rolled;
}

function diceOption(at: Position, n: number): Choosable<number> {
  const attempt = attemptOf(at.core.pub);
  const odds = plotOdds(n, attempt, (rolled) => eaglesCounted(at, attempt, rolled));
  const percent = (chance: number): number => Math.round(chance * 1000) / 10;
  return {
    key: `dice:${n}`,
    label: msg('option.plot-dice', {
      n,
      success: percent(odds.success),
      quiet: percent(odds.quiet),
      detected: percent(odds.detected),
    }),
    value: n,
  };
}

function* conclude(play: Play, attempt: Attempt): Script {
  const rolled = attempt.rolled ?? [];
  const { card, who } = attempt;
  if (eaglesCounted(play, attempt, eagles(rolled)) >= attempt.eagles) {
    say(play, 'log.plot-detected', { card: name.card(card) });
    discardCards(play, who, [card]);
    moveLeaders(play, ['hitler'], 'chancellery');
    yield* changeMotivation(play, freeIds(play.core.pub), -1);
    yield* arrest(play, [who]);
  } else if (targets(rolled) >= attempt.targets) {
    say(play, 'log.plot-success', { card: name.card(card) });
    discardCards(play, who, [card]);
    kill(play, attempt.target);
  } else {
    say(play, 'log.plot-quiet', { card: name.card(card) });
  }
}

/** Removes a leader for good; victory when that was enough [BO 1, 15]. */
function kill(play: Play, leader: LeaderId): void {
  play.change((draft) => {
    draft.pub.leaders[leader] = { state: 'killed' };
  });
  say(play, 'log.leader-killed', { leader: name.leader(leader) });
  const { leaders, variants } = play.core.pub;
  if (leaders.hitler.state !== 'killed') return;
  if (!variants.lieutenants) victory(play, 'hitler-killed');
  const deputies = DEPUTIES.filter((deputy) => leaders[deputy].state === 'killed').length;
  if (deputies >= DEPUTIES_TO_KILL) victory(play, 'lieutenants-killed');
}
