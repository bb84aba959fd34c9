import type { Possible, Script } from '../../../engine/script';
import { text } from '../../../engine/text';
import { type AgentId, agentOf, armsStrength, type CardId, cardOf, kindsOf, without } from '../board/cards';
import type { AlleyRun } from '../content';
import { placed } from '../forecast/deploying';
import { totalOf } from '../forecast/strength';
import { name } from '../i18n/names';
import type { Allowance, Composing } from '../state';
import { admits, allowancesFor, armsBeside, type Place, placesFor, sumsOf } from './allowances';
import { changeTiles, decide, goTo, lose } from './flow';
import { handOf } from './select';

/** What a composed deployment is left for when its time is over: the move that the state of the turn falls back on [MA 14]. */
export interface WayOut {
  readonly option: Possible<() => Script>;
  readonly key: string;
  readonly kind: 'turn' | 'deploy';
}

/** The agents of the hand, each with how it is deployed or why it cannot be [MA 7.1]. */
export function agentMoves(run: AlleyRun, out: WayOut): readonly Possible<() => Script>[] {
  const { seat, allowances } = run.core.pub.turn;
  return kindsOf(handOf(run.state, seat)).flatMap((id): readonly Possible<() => Script>[] => {
    const card = cardOf(id);
    if (card.kind !== 'agent') return [];
    const option = { key: `agent:${id}`, label: name.card(id), ref: { kind: 'card', id } };
    const { open, barred } = placesFor(run, seat, card.id);
    if (open.length === 0 && barred !== null) return [{ ...option, why: barred, rule: '12' }];
    const by = allowancesFor(run, seat, card.id);
    if (by.length > 0)
      return [{ ...option, group: 'group.agents', value: () => compose(run, { card: card.id, open, by }, out) }];
    const why = allowances.some(({ left }) => left !== 0) ? text('why.not-by-these') : text('why.one-agent');
    return [{ ...option, why, rule: allowances.length > 1 ? '8.2' : '7' }];
  });
}

/** The answer of a question while a deployment is put together. */
type Step =
  | { readonly take: 'place'; readonly place: Place }
  | { readonly take: 'allowance'; readonly allowance: Allowance }
  | { readonly take: 'arms'; readonly card: CardId }
  | { readonly take: 'done' }
  | { readonly take: 'out'; readonly script: () => Script };

/** An agent with the places and allowances that there are for it: found while options are listed, which is no look at what is hidden. */
interface Candidate {
  readonly card: AgentId;
  readonly open: readonly Place[];
  readonly by: readonly Allowance[];
}

/** Puts a deployment together: where, by what, with which arms. Nobody else sees it before it is confirmed [R47]. */
function* compose(run: AlleyRun, { card, open, by: allowances }: Candidate, out: WayOut): Script {
  const { seat } = run.core.pub.turn;
  let place: Place | null = open.length === 1 ? (open[0] ?? null) : null;
  let by: Allowance | null = allowances.length === 1 ? (allowances[0] ?? null) : null;
  let arms: readonly CardId[] = [];
  for (;;) {
    keep(run, { card, zone: place?.zone ?? null, seat: place?.seat ?? seat, arms });
    const step: Step | null = yield* decide(run, {
      seat,
      kind: out.kind,
      prompt: promptOf(run, card, { place, by, arms }),
      source: { kind: 'card', id: card },
      clock: out.kind,
      fallback: out.key,
      options: () => [
        ...(place === null
          ? open.map(placing(seat))
          : by === null
            ? allowances.map(allowing)
            : arming(run, card, by, arms)),
        leaving(out),
      ],
    });
    if (step === null) return;
    switch (step.take) {
      case 'place':
        place = step.place;
        break;
      case 'allowance':
        by = step.allowance;
        break;
      case 'arms':
        arms = [...arms, step.card];
        break;
      case 'done':
        if (place === null || by === null) return;
        deploy(run, { card, place, by, arms });
        return;
      case 'out':
        keep(run, null);
        return yield* step.script();
    }
  }
}

/** Notes what is put together; null when nothing is. */
export function keep(run: AlleyRun, composing: Composing | null): void {
  run.change(({ hidden }) => {
    hidden.composing = composing === null ? null : { ...composing, arms: [...composing.arms] };
  });
}

/** Its prompt is for the seat alone that puts it together: whether there are arms besides is told to nobody else. */
function promptOf(
  run: AlleyRun,
  card: AgentId,
  {
    place,
    by,
    arms,
  }: { readonly place: Place | null; readonly by: Allowance | null; readonly arms: readonly CardId[] },
) {
  if (place === null) return text('ask.where', { card: name.card(card) });
  if (by === null) return text('ask.by', { card: name.card(card) });
  const more = arming(run, card, by, arms).some(({ key }) => key.startsWith('arms:'));
  return text(more ? 'ask.arms' : 'ask.armless', { n: totalOf({ card, arms }) });
}

function placing(own: number) {
  return (place: Place): Possible<Step> => ({
    key: `place:${place.seat}:${place.zone}`,
    label:
      place.seat === own
        ? name.zone(place.zone)
        : text('choice.zone-of', { zone: name.zone(place.zone), who: name.seat(place.seat) }),
    ref: { kind: 'zone', id: `${place.seat}:${place.zone}` },
    value: { take: 'place', place },
  });
}

function allowing(allowance: Allowance): Possible<Step> {
  return {
    key: `by:${allowance.by}`,
    label: name.allowance(allowance.by),
    value: { take: 'allowance', allowance },
  };
}

/** More arms, as far as the allowance can still be met, and the confirmation. */
function arming(run: AlleyRun, card: AgentId, by: Allowance, linked: readonly CardId[]): readonly Possible<Step>[] {
  const { seat } = run.core.pub.turn;
  const free = without(armsBeside(run, seat, card), linked);
  const added = linked.reduce((sum, id) => sum + armsStrength(id), 0);
  const more = kindsOf(free).filter((id) => {
    const rest = [...sumsOf(without(free, [id]))];
    return rest.some((sum) => admits(by, card, added + armsStrength(id) + sum));
  });
  const done = { key: 'done', label: text('choice.deploy', { n: totalOf({ card, arms: linked }) }) };
  return [
    admits(by, card, added)
      ? { ...done, value: { take: 'done' } }
      : { ...done, why: text('why.total', { n: by.total ?? 0 }), rule: '12' },
    ...more.map((id): Possible<Step> => ({
      key: `arms:${id}`,
      label: text('choice.link', { card: name.card(id) }),
      ref: { kind: 'card', id },
      value: { take: 'arms', card: id },
    })),
  ];
}

function leaving({ option }: WayOut): Possible<Step> {
  return 'why' in option ? option : { ...option, value: { take: 'out', script: option.value } };
}

interface Deployment {
  readonly card: AgentId;
  readonly place: Place;
  readonly by: Allowance;
  readonly arms: readonly CardId[];
}

/** Deploys an agent: it counts at once, then its skill follows [MA 7.1, 8]. */
function deploy(run: AlleyRun, { card, place, by, arms }: Deployment): void {
  const { seat } = run.core.pub.turn;
  const { skill } = agentOf(card);
  const total = totalOf({ card, arms });
  const one = placed(seat, { card, seat: place.seat, zone: place.zone, arms });
  keep(run, null);
  const said = { who: name.seat(seat), card: name.card(card), zone: name.zone(place.zone), n: total };
  if (place.seat !== seat) run.log(text('log.crossed', { ...said, whom: name.seat(place.seat) }));
  else run.log(text(arms.length === 0 ? 'log.deployed' : 'log.armed', said));
  changeTiles(run, (pub) => {
    pub.agents.push({ ...one, arms: [...arms] });
  });
  run.change(({ pub }) => {
    pub.turn.deployment = 'begun';
    const used = pub.turn.allowances.find((other) => other.by === by.by);
    if (used === undefined) return;
    if (used.left !== null) used.left -= 1;
    if (used.sum !== null) used.sum -= total;
  });
  const besides = by.by === 'base' ? run.content.plot?.besides?.(one) : undefined;
  if (besides !== undefined) open(run, besides);
  const fires = run.content.skills.some(
    (own) => own.id === skill && !run.core.pub.spent.includes(own.id) && own.can(run),
  );
  goTo(run, skill !== null && fires ? { state: 'skill', card: skill, on: null } : { state: 'deploy' });
  lose(run, seat, [card, ...arms]);
}

/** Opens an allowance for the rest of the turn. */
export function open(run: AlleyRun, allowance: Allowance): void {
  run.change(({ pub }) => {
    pub.turn.allowances.push(allowance);
  });
}
