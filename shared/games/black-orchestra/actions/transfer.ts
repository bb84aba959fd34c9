import type { Reason, Unavailable } from '../../../engine/ask';
import { flat } from '../../../engine/flat';
import { impossible, type Possible, type Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import type { SheetId } from '../board/sheets';
import type { ItemId } from '../board/spaces';
import type { ActionSource, GameRun } from '../content';
import { name } from '../i18n/names';
import { consent } from '../rules/consent';
import { draftOf } from '../rules/discard';
import { hasRoomFor, settleLimits } from '../rules/limits';
import { logLine, msg } from '../rules/log';
import { because } from '../rules/reasons';
import { companions, conspirator } from '../rules/select';
import { forgetOrder } from '../rules/standing';
import { pay } from '../rules/turn';
import type { CardKey, Conspirator } from '../state';

/** Something that can change hands. */
type Thing =
  | { readonly kind: 'item'; readonly item: ItemId; readonly key: string; readonly name: Text }
  | { readonly kind: 'card'; readonly card: CardKey; readonly key: string; readonly name: Text };

type Kind = Thing['kind'];

const KINDS: readonly Kind[] = ['item', 'card'];

/** Give one item or card to, or take one from, a conspirator in your space; taking needs consent [BO 6]. */
export const transfer: ActionSource = (run, who) => {
  const mates = companions(run.core.pub, who.id);
  const shown = { key: 'transfer', label: msg('option.transfer-any') };
  if (mates.length === 0) return [impossible(shown, because(msg('why.alone'), '6.9', { what: 'company' }))];
  if ([who, ...mates].every((one) => things(one).length === 0))
    return [impossible(shown, because(msg('why.nothing-to-hand'), '6.9', { what: 'things-here' }))];
  return flat(mates, (mate) => [...giving(run, who, mate), ...taking(run, who, mate)]);
};

function things(one: Conspirator): readonly Thing[] {
  return [
    ...[...new Set(one.items)].map(
      (item) => ({ kind: 'item', item, key: `item:${item}`, name: name.item(item) }) as const,
    ),
    ...one.dossier.map((card) => ({ kind: 'card', card, key: `card:${card}`, name: name.card(card) }) as const),
  ];
}

function refTo(owner: SheetId, thing: Thing) {
  return thing.kind === 'item' ? { kind: 'item', id: `${owner}:${thing.item}` } : { kind: 'card', id: thing.card };
}

/** Why nothing of a kind may go to a conspirator: over a limit only where the edition lets the receiver discard [BO 6, 16]. */
function roomReason(run: GameRun, id: SheetId, kind: Kind): Reason | null {
  switch (run.content.rules.transferOverLimit) {
    case 'discard':
      return null;
    case 'refuse':
      return hasRoomFor(run, id, kind)
        ? null
        : because(msg(`why.no-room.${kind}`, { who: name.sheet(id) }), '16', { what: 'room', at: [id, kind] });
  }
}

/** The things of one that could go to another, as options; or for each kind why none can. */
function handing(
  run: GameRun,
  from: Conspirator,
  to: Conspirator,
  option: (thing: Thing) => Possible<() => Script>,
  shown: (kind: Kind) => Pick<Unavailable, 'key' | 'label'>,
): readonly Possible<() => Script>[] {
  return flat(KINDS, (kind): readonly Possible<() => Script>[] => {
    const held = things(from).filter((thing) => thing.kind === kind);
    if (held.length === 0) return [];
    const bar = roomReason(run, to.id, kind);
    return bar === null ? held.map(option) : [impossible(shown(kind), bar)];
  });
}

function giving(run: GameRun, who: Conspirator, mate: Conspirator): readonly Possible<() => Script>[] {
  const to = name.sheet(mate.id);
  return handing(
    run,
    who,
    mate,
    (thing) => ({
      key: `give:${thing.key}:${mate.id}`,
      label: msg('option.give', { thing: thing.name, to }),
      ref: refTo(who.id, thing),
      group: 'group.give',
      *value() {
        pay(run, 1);
        handOver(run, who.id, mate.id, thing);
        logLine(run, 'log.gave', { who: name.sheet(who.id), thing: thing.name, to });
        yield* settleLimits(run);
      },
    }),
    (kind) => ({ key: `give:${kind}:${mate.id}`, label: msg(`option.give-${kind}`, { to }) }),
  );
}

function taking(run: GameRun, who: Conspirator, mate: Conspirator): readonly Possible<() => Script>[] {
  const from = name.sheet(mate.id);
  return handing(
    run,
    mate,
    who,
    (thing) => {
      const label = msg('option.take', { thing: thing.name, from });
      const shown = { key: takeKey(mate.id, thing), label, ref: refTo(mate.id, thing) };
      const { refused = [], number } = run.core.pub.turn;
      if (refused.includes(shown.key))
        return impossible(
          shown,
          because(msg('why.refused-this-turn', { who: from }), '6.9', { what: 'turn-after', at: [number] }),
        );
      return { group: 'group.take', value: () => take(run, who.id, mate.id, thing), ...shown };
    },
    (kind) => ({ key: `take:${kind}:${mate.id}`, label: msg(`option.take-${kind}`, { from }) }),
  );
}

function takeKey(from: SheetId, thing: Thing): string {
  return `take:${thing.key}:${from}`;
}

/** Asks for a thing and takes it. What was refused cannot be asked for again in the same turn, or asking would never end [BO 6.9]. */
function* take(run: GameRun, who: SheetId, from: SheetId, thing: Thing): Script {
  const what = thing.kind === 'item' ? 'consent-item' : 'consent-card';
  if ((yield* consent(run, what, { who, from, thing: thing.name })) === 'refused') {
    run.change((draft) => {
      draft.pub.turn.refused = [...(draft.pub.turn.refused ?? []), takeKey(from, thing)];
    });
    return;
  }
  // An any-time card may have been played while its holder was being asked for it.
  if (!holds(run, from, thing) || roomReason(run, who, thing.kind) !== null) return;
  pay(run, 1);
  handOver(run, from, who, thing);
  logLine(run, 'log.took', { who: name.sheet(who), thing: thing.name, from: name.sheet(from) });
  yield* settleLimits(run);
}

function holds(run: GameRun, id: SheetId, thing: Thing): boolean {
  return things(conspirator(run.core.pub, id)).some(({ key }) => key === thing.key);
}

function handOver(run: GameRun, from: SheetId, to: SheetId, thing: Thing): void {
  const giver = conspirator(run.core.pub, from);
  run.change((draft) => {
    const source = draftOf(draft, from);
    const target = draftOf(draft, to);
    switch (thing.kind) {
      case 'item':
        if (!giver.items.includes(thing.item)) return;
        source.items.splice(source.items.indexOf(thing.item), 1);
        target.items.push(thing.item);
        break;
      case 'card':
        if (!giver.dossier.includes(thing.card)) return;
        source.dossier = source.dossier.filter((card) => card !== thing.card);
        target.dossier.push(thing.card);
        forgetOrder(draft, thing.card);
        break;
    }
  });
}
