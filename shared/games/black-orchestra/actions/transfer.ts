import type { Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import type { ItemId } from '../board/spaces';
import type { ActionOption, ActionSource, GameRun } from '../cards/types';
import { name } from '../i18n/names';
import { consent } from '../rules/consent';
import { draftOf } from '../rules/discard';
import { hasRoomFor, settleLimits } from '../rules/limits';
import { logLine, msg } from '../rules/log';
import { companions, conspirator } from '../rules/select';
import { pay } from '../rules/turn';
import type { SheetId } from '../sheets/ids';
import type { CardKey, Conspirator } from '../state';

/** Something that can change hands. */
type Thing =
  | { readonly kind: 'item'; readonly item: ItemId; readonly key: string; readonly name: Text }
  | { readonly kind: 'card'; readonly card: CardKey; readonly key: string; readonly name: Text };

/** Give one item or card to, or take one from, a conspirator in your space; taking needs consent [BO 6]. */
export const transfer: ActionSource = (run, who) =>
  companions(run.core.pub, who.id).flatMap((mate) => [...giving(run, who, mate), ...taking(run, who, mate)]);

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

/** Whether something may go to a conspirator: over a limit only where the edition lets the receiver discard [BO 6, 16]. */
function mayReceive(run: GameRun, id: SheetId, { kind }: Thing): boolean {
  switch (run.content.rules.transferOverLimit) {
    case 'discard':
      return true;
    case 'refuse':
      return hasRoomFor(run, id, kind);
  }
}

function giving(run: GameRun, who: Conspirator, mate: Conspirator): readonly ActionOption[] {
  const open = things(who).filter((thing) => mayReceive(run, mate.id, thing));
  return open.map((thing) => ({
    key: `give:${thing.key}:${mate.id}`,
    label: msg('option.give', { thing: thing.name, to: name.sheet(mate.id) }),
    ref: refTo(who.id, thing),
    group: 'group.give',
    *value() {
      pay(run, 1);
      handOver(run, who.id, mate.id, thing);
      logLine(run, 'log.gave', { who: name.sheet(who.id), thing: thing.name, to: name.sheet(mate.id) });
      yield* settleLimits(run);
    },
  }));
}

function taking(run: GameRun, who: Conspirator, mate: Conspirator): readonly ActionOption[] {
  const open = things(mate).filter((thing) => mayReceive(run, who.id, thing));
  return open.map((thing) => ({
    key: `take:${thing.key}:${mate.id}`,
    label: msg('option.take', { thing: thing.name, from: name.sheet(mate.id) }),
    ref: refTo(mate.id, thing),
    group: 'group.take',
    value: () => take(run, who.id, mate.id, thing),
  }));
}

function* take(run: GameRun, who: SheetId, from: SheetId, thing: Thing): Script {
  const prompt = thing.kind === 'item' ? 'ask.consent-item' : 'ask.consent-card';
  if ((yield* consent(run, prompt, { who, from, thing: thing.name })) === 'refused') return;
  // An any-time card may have been played while its holder was being asked for it.
  if (!holds(run, from, thing) || !mayReceive(run, who, thing)) return;
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
        break;
    }
  });
}
