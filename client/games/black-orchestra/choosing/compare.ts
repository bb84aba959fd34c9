import type { Text } from '../../../../shared/engine/text';
import { MOTIVATIONS, SUSPICIONS } from '../../../../shared/games/black-orchestra/board/levels';
import { TRACK_DICE } from '../../../../shared/games/black-orchestra/board/pieces';
import type { SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import { LEADER_IDS, type LeaderId, type SpaceId } from '../../../../shared/games/black-orchestra/board/spaces';
import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import { inSpace, leaderSpace } from '../../../../shared/games/black-orchestra/forecast/known';
import { isPenalised, isSpared } from '../../../../shared/games/black-orchestra/forecast/penalties';
import { detectedFrom } from '../../../../shared/games/black-orchestra/forecast/pool';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Conspirator } from '../../../../shared/games/black-orchestra/state';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import type { Change, Compared } from '../../../table/contract/contract';
import type { Moment } from '../../../table/contract/story';
import { markOf, printed } from '../faces';
import { placeName } from '../i18n/places';
import { name, word } from '../i18n/words';
import { changesOf } from '../story/changes';
import { isOnly, labelOf } from './label';
import { plotChanges } from './plot-change';

/** Which way is good for the conspirators: more of something, or less of it. */
type Good = 'more' | 'less';

/** Everything of the table that an option can change before chance or others decide, as lines. */
export function compare(tables: Compared<Table, FactsByEdition>): readonly Change[] {
  const { before, after, text, within } = tables;
  if (within !== undefined) return told(tables, within);
  return [
    ...before.conspirators.flatMap((was, i) => {
      const is = after.conspirators[i];
      return [
        ...(is === undefined || is === was ? [] : conspiratorChanges(tables, was, is)),
        ...(tables.by === undefined ? limitChanges(tables, was, i) : []),
        ...abilityChanges(tables, was, i),
      ];
    }),
    ...LEADER_IDS.flatMap((leader) => leaderChanges(tables, leader)),
    ...(tables.by === undefined ? [] : meetings(tables, tables.by)),
    ...attemptChanges(tables),
    ...supportChange(tables),
    ...trackChange(tables, tables.by),
    ...figure(word(text, 'bo.stage.title'), before.stage, after.stage, null),
    // Of what has happened, the stage says more.
    ...(tables.by === undefined ? plotChanges(tables) : []),
    ...actionChanges(tables),
  ];
}

/**
 * The levels and gauges that one moment tells of. Where another moment between the tables tells of them as well, a level is that which
 * its sentence says (found: an event told of three, and the one whose turn began with a penalty was missing), and of a gauge nothing.
 */
function told(
  tables: Compared<Table, FactsByEdition>,
  { moment, beside }: NonNullable<Compared<Table, FactsByEdition>['within']>,
): readonly Change[] {
  const { before, after } = tables;
  const changed = ({ head, rest }: Moment) => changesOf([head, ...rest]);
  const others = beside.filter((one) => one !== moment).map(changed);
  const own = changed(moment);
  const earlier = beside.filter(({ at }) => at < moment.at);
  const here = (of: 'levels' | 'gauges', key: string): boolean =>
    own[of].has(key) && !others.some((other) => other[of].has(key));
  return [
    ...before.conspirators.flatMap((was, i) => {
      const is = after.conspirators[i];
      if (is === undefined) return [];
      const way = <Level extends string>(kind: Kind, levels: readonly Level[], first: Level, last: Level) => {
        const from = said(kind, levels, was.id, earlier) ?? first;
        return {
          from,
          to: said(kind, levels, was.id, [moment]) ?? (here('levels', `${kind}:${was.id}`) ? last : from),
        };
      };
      const motivation = way('motivation', MOTIVATIONS, was.motivation, is.motivation);
      const suspicion = way('suspicion', SUSPICIONS, was.suspicion, is.suspicion);
      const at = (end: 'from' | 'to') => ({ ...was, motivation: motivation[end], suspicion: suspicion[end] });
      return [
        ...levelChanges(tables, at('from'), at('to')),
        ...(motivation.from === motivation.to ? [] : abilityChanges(tables, was, i)),
      ];
    }),
    ...(here('gauges', 'support') ? supportChange(tables) : []),
    ...(here('gauges', 'track') ? trackChange(tables, moment) : []),
    ...meetings(tables, moment),
  ];
}

/** The levels of a conspirator that sentences tell of. */
type Kind = 'motivation' | 'suspicion';

/** Whether a sentence tells of a level of a conspirator. */
function tellsOf({ m, p = {} }: Text, kind: Kind, who: string): boolean {
  return m === `log.${kind}` && things(p['who'], 'sheet')[0] === who;
}

/** The level of a conspirator that the last sentence about it says; undefined where none does. */
function said<Level extends string>(
  kind: Kind,
  levels: readonly Level[],
  who: string,
  moments: readonly Moment[],
): Level | undefined {
  const line = moments
    .flatMap(({ head, rest }) => [head, ...rest])
    .findLast((sentence) => tellsOf(sentence, kind, who));
  const [level] = things(line?.p?.['level'], kind);
  return levels.find((one) => one === level);
}

function supportChange({ before, after, text }: Compared<Table, FactsByEdition>): readonly Change[] {
  return figure(word(text, 'bo.support.title'), before.support, after.support, 'less');
}

function fillsTrack({ m, p = {} }: Text): boolean {
  return m === 'log.track' && p['n'] === TRACK_DICE;
}

/** A track that was filled is empty again at once: it is shown as it was filled, which is what targets are for. */
function trackChange(
  { before, after, text }: Compared<Table, FactsByEdition>,
  moment: Moment | undefined,
): readonly Change[] {
  const what = word(text, 'bo.dissent.title');
  if (moment?.rest.some(fillsTrack) === true)
    return [change(what, String(before.track), word(text, 'bo.dissent.full', { dice: TRACK_DICE }), 'better')];
  // It is emptied by a raid as well: without its sentence that is neither good nor bad.
  return figure(what, before.track, after.track, after.track > before.track ? 'more' : null);
}

/** Motivation and suspicion, and from how many eagles on one's own plots are detected. */
function levelChanges(
  { before, after, you, facts, text, by, within, foreseen = [] }: Compared<Table, FactsByEdition>,
  was: Conspirator,
  is: Conspirator,
): readonly Change[] {
  const line = (what: string): string => labelOf(before, you, was, what, text);
  const later = (kind: Kind, what: string): string =>
    comesWithTurn(foreseen, kind, was.id) ? word(text, 'bo.change.with-turn', { what }) : what;
  const moment = by ?? within?.moment;
  const isOfOthers = moment !== undefined && things(moment.head.p?.['who'], 'sheet')[0] !== was.id;
  // Under the title of what somebody else does, a level without a name was taken for theirs (found).
  const ofLevel = (what: string): string =>
    isOfOthers && isOnly(before, you, was) ? word(text, 'bo.change.yours', { what }) : line(what);
  const edition = facts[before.edition];
  const [from, to] = [detectedFrom(before, edition, was.suspicion), detectedFrom(after, edition, is.suspicion)];
  const eagles = (n: number): string => word(text, 'bo.attempt.eagles.from', { n });
  return [
    ...level(
      later('motivation', ofLevel(word(text, 'bo.sheet.motivation'))),
      MOTIVATIONS.indexOf(is.motivation) - MOTIVATIONS.indexOf(was.motivation),
      [
        levelWord(MOTIVATIONS.indexOf(was.motivation), `motivation.${was.motivation}`, text),
        levelWord(MOTIVATIONS.indexOf(is.motivation), `motivation.${is.motivation}`, text),
      ],
      'more',
    ),
    ...level(
      later('suspicion', ofLevel(word(text, 'bo.sheet.suspicion'))),
      SUSPICIONS.indexOf(is.suspicion) - SUSPICIONS.indexOf(was.suspicion),
      [levelWord(SUSPICIONS.indexOf(was.suspicion), `suspicion.${was.suspicion}`, text), suspicionWord(is, text)],
      'less',
    ),
    ...(was.suspicion === is.suspicion || from === to || was.seat !== you
      ? []
      : [change(line(word(text, 'bo.change.detected')), eagles(from), eagles(to), to > from ? 'better' : 'worse')]),
  ];
}

/** Whether a level changes only once the next turn has begun (found: “yes” was feared, for what a leader did to another one afterwards). */
function comesWithTurn(foreseen: readonly Text[], kind: Kind, who: SheetId): boolean {
  const turn = foreseen.findIndex(({ m }) => m === 'log.turn');
  const at = foreseen.flatMap((sentence, i) => (tellsOf(sentence, kind, who) ? [i] : []));
  return turn >= 0 && at.length > 0 && at.every((i) => i > turn);
}

/** A level with its number: “reckless” alone sounds bad (found). */
function levelWord(at: number, id: string, text: Renderer): string {
  return word(text, 'bo.change.level', { n: at + 1, level: { m: id } });
}

/** The suspicion that somebody has come to: the highest says what it threatens (found: “extreme”, and nobody knew what happens now) [BO 10]. */
function suspicionWord({ suspicion }: Conspirator, text: Renderer): string {
  const level = levelWord(SUSPICIONS.indexOf(suspicion), `suspicion.${suspicion}`, text);
  return suspicion === 'extreme' ? word(text, 'bo.change.level.extreme', { level }) : level;
}

function conspiratorChanges(
  tables: Compared<Table, FactsByEdition>,
  was: Conspirator,
  is: Conspirator,
): readonly Change[] {
  const { before, you, text } = tables;
  const line = (what: string): string => labelOf(before, you, was, what, text);
  return [
    ...levelChanges(tables, was, is),
    ...(was.space === is.space
      ? []
      : [
          change(
            line(word(text, 'bo.change.place')),
            placeName(was.space, text),
            placeName(is.space, text),
            is.space === 'prison' ? 'worse' : 'neither',
          ),
        ]),
    ...held(line(word(text, 'bo.sheet.dossier')), was.dossier.map(cardName), is.dossier.map(cardName), text),
    ...held(line(word(text, 'bo.sheet.items')), was.items.map(itemName), is.items.map(itemName), text),
  ];
}

/** What a conspirator may hold: it follows motivation, so only previews say it. */
function limitChanges(
  { before, after, you, text }: Compared<Table, FactsByEdition>,
  one: Conspirator,
  at: number,
): readonly Change[] {
  const line = (what: string): string => labelOf(before, you, one, what, text);
  const [was, is] = [before.limits[at], after.limits[at]];
  if (was === undefined || is === undefined) return [];
  return [
    ...figure(line(word(text, 'bo.change.limit.dossier')), was.dossier, is.dossier, 'more'),
    ...figure(line(word(text, 'bo.change.limit.items')), was.items, is.items, 'more'),
  ];
}

/** Whether the special ability of a conspirator can be used: an event or a leader can change it. */
function abilityChanges(
  { before, after, you, text }: Compared<Table, FactsByEdition>,
  one: Conspirator,
  at: number,
): readonly Change[] {
  const [could, can] = [before.abilities[at], after.abilities[at]];
  if (could === undefined || can === undefined || could === can) return [];
  const [on, off] = [word(text, 'bo.sheet.ability.on'), word(text, 'bo.sheet.ability.off')];
  const ability = labelOf(before, you, one, word(text, 'bo.sheet.ability'), text);
  // Found: “usable”, and nobody knew what.
  return [
    can ? change(ability, off, name(text, `sheet.${one.id}.brief`), 'better') : change(ability, on, off, 'worse'),
  ];
}

/** A level that has changed. */
function level(what: string, by: number, [from, to]: readonly [string, string], good: Good): readonly Change[] {
  return by === 0 ? [] : [change(what, from, to, toneOf(by, good))];
}

function figure(what: string, from: number, to: number, good: Good | null): readonly Change[] {
  if (from === to) return [];
  return [change(what, String(from), String(to), good === null ? 'neither' : toneOf(to - from, good))];
}

function toneOf(by: number, good: Good): 'better' | 'worse' {
  return by > 0 === (good === 'more') ? 'better' : 'worse';
}

/** What has gone out of a list of names, and what has come into it. */
function held(what: string, was: readonly string[], is: readonly string[], text: Renderer): readonly Change[] {
  const gone = without(was, is);
  const come = without(is, was);
  const named = (ids: readonly string[]): readonly Text[] => ids.map((m) => ({ m }));
  return [
    ...(gone.length === 0 ? [] : [change(what, null, word(text, 'bo.change.gone', { what: named(gone) }), 'neither')]),
    ...(come.length === 0
      ? []
      : [
          change(
            what,
            null,
            word(text, 'bo.change.come', { what: named(come) }),
            come.some(isRisky) ? 'neither' : 'better',
          ),
        ]),
  ];
}

/** Whether a name is that of a card that draws suspicion (found: “good” beside a card that a raid takes). */
function isRisky(id: string): boolean {
  return markOf(id.replace(/^card\./, '')) === 'illegal';
}

/** A list without the members of another, each taken out as often as it is there. */
function without(all: readonly string[], some: readonly string[]): readonly string[] {
  return some.reduce<readonly string[]>((left, one) => {
    const at = left.indexOf(one);
    return at < 0 ? left : [...left.slice(0, at), ...left.slice(at + 1)];
  }, all);
}

function leaderChanges(tables: Compared<Table, FactsByEdition>, leader: LeaderId): readonly Change[] {
  const { before, after, by, text } = tables;
  const [was, is] = [before.leaders[leader], after.leaders[leader]];
  if (was === is || was.state !== 'board') return [];
  const what = name(text, `leader.${leader}`);
  if (is.state !== 'board') return [change(what, null, word(text, `bo.leader.${is.state}`), 'better')];
  if (was.space === is.space) return [];
  return [
    change(what, placeName(was.space, text), placeName(is.space, text), 'neither'),
    // Of what has happened, the sentences tell who moved beside whom.
    ...(by === undefined ? meeting(tables, leader) : []),
  ];
}

/**
 * Beside whom a moment has brought leaders who are there still, and what each takes from who starts a turn there [BO 5] (found: one came to
 * all three, and nobody knew whether that is bad).
 */
function meetings(tables: Compared<Table, FactsByEdition>, { head, rest }: Moment): readonly Change[] {
  const { ways } = changesOf([head, ...rest]);
  return LEADER_IDS.flatMap((leader) => {
    const way = ways.findLast(({ kind, who }) => kind === 'leader' && who === leader);
    return way !== undefined && way.to === leaderSpace(tables.after, leader) ? meeting(tables, leader) : [];
  });
}

/**
 * Beside whom a leader stands, of those from whom he takes something as they were before: what came since may be his doing. And whom he has
 * left (found: “Hitler moves”, and nobody knew whether his going is good).
 */
function meeting(tables: Compared<Table, FactsByEdition>, leader: LeaderId): readonly Change[] {
  const { before, after, facts, text } = tables;
  const [from, to] = [leaderSpace(before, leader), leaderSpace(after, leader)];
  const paying = (space: SpaceId | null): readonly Conspirator[] =>
    space === null
      ? []
      : inSpace(after, space).filter(
          (one) =>
            isPenalised(before, facts[before.edition], one.id, leader) && !isSpared(after, facts[after.edition], one),
        );
  const what = name(text, `leader.${leader}`);
  const cost = { m: `penalty.${leader}` };
  const stood = new Set(from === null ? [] : inSpace(before, from).map(({ id }) => id));
  const [met, left] = [paying(to), from === to ? [] : paying(from).filter(({ id }) => stood.has(id))];
  return [
    ...(met.length === 0 ? [] : [change(what, null, beside(tables, met, 'meets', { cost }), 'worse')]),
    ...(left.length === 0 ? [] : [change(what, null, beside(tables, left, 'leaves', {}), 'better')]),
  ];
}

/** A sentence about a leader and those beside him; the reader is not named. */
function beside(
  { after, you, text }: Compared<Table, FactsByEdition>,
  whom: readonly Conspirator[],
  does: 'meets' | 'leaves',
  p: NonNullable<Text['p']>,
): string {
  const [first] = whom;
  const isYours = whom.length === 1 && first !== undefined && isOnly(after, you, first);
  const who = whom.map(({ id }) => ({ m: `sheet.${id}` }));
  return isYours ? word(text, `bo.change.${does}.you`, p) : word(text, `bo.change.${does}`, { ...p, who });
}

/** A plot that begins, or that gets more dice. */
function attemptChanges({ before, after, text }: Compared<Table, FactsByEdition>): readonly Change[] {
  const [was, is] = [before.attempt, after.attempt];
  if (is === null) return [];
  const dice = word(text, 'bo.attempt.dice');
  if (was !== null) return figure(dice, was.dice, is.dice, 'more');
  const target = { who: { m: cardName(is.card) }, target: { m: `leader.${is.target}` } };
  return [
    change(word(text, 'bo.attempt'), null, word(text, 'bo.attempt.who', target), 'neither'),
    change(word(text, 'bo.attempt.dice.first'), null, String(is.dice), 'neither'),
    change(word(text, 'bo.attempt.targets'), null, String(is.targets), 'neither'),
  ];
}

/**
 * The actions left, while the turn is the same. More actions are good; fewer are what a step costs, which is not bad. Afterwards nobody has
 * to be told: dice say themselves how many they give (found: “4 more actions”, and “3 → 4”, since the dice had cost three).
 */
function actionChanges({ before, after, you, text, by }: Compared<Table, FactsByEdition>): readonly Change[] {
  const active = before.conspirators[before.turn.active];
  const same = before.turn.number === after.turn.number && after.turn.phase === 'actions';
  if (active === undefined || !same || by !== undefined) return [];
  const more = after.actionsLeft > before.actionsLeft;
  const what = word(text, 'bo.change.actions');
  const whose = active.seat === you ? what : labelOf(before, you, active, what, text);
  return figure(whose, before.actionsLeft, after.actionsLeft, more ? 'more' : null);
}

function change(what: string, from: string | null, to: string, tone: Change['tone']): Change {
  return { what, from, to, tone };
}

function cardName(key: string): string {
  return `card.${printed(key)}`;
}

function itemName(item: string): string {
  return `item.${item}`;
}
