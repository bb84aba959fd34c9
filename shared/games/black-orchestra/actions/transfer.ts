import type { Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import type { ItemId } from '../board/spaces';
import type { Play } from '../cards/types';
import { name } from '../i18n/names';
import { consent } from '../rules/consent';
import { draftOf } from '../rules/discard';
import { settleLimits } from '../rules/limits';
import { msg, say } from '../rules/say';
import { companions, conspirator } from '../rules/select';
import { pay } from '../rules/turn';
import type { SheetId } from '../sheets/ids';
import type { CardKey, Conspirator } from '../state';
import type { ActionOption, ActionSource } from './action';

/** Something that can change hands. */
type Thing =
  | { readonly kind: 'item'; readonly item: ItemId; readonly key: string; readonly name: Text }
  | { readonly kind: 'card'; readonly card: CardKey; readonly key: string; readonly name: Text };

/** Give one item or card to, or take one from, a conspirator in your space; taking needs consent [BO 6]. */
export const transfer: ActionSource = (play, who) =>
  companions(play.core.pub, who.id).flatMap((mate) => [...giving(play, who, mate), ...taking(play, who, mate)]);

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

function giving(play: Play, who: Conspirator, mate: Conspirator): readonly ActionOption[] {
  return things(who).map((thing) => ({
    key: `give:${thing.key}:${mate.id}`,
    label: msg('option.give', { thing: thing.name, to: name.sheet(mate.id) }),
    ref: refTo(who.id, thing),
    group: 'group.give',
    *value() {
      pay(play, 1);
      handOver(play, who.id, mate.id, thing);
      say(play, 'log.gave', { who: name.sheet(who.id), thing: thing.name, to: name.sheet(mate.id) });
      yield* settleLimits(play);
    },
  }));
}

function taking(play: Play, who: Conspirator, mate: Conspirator): readonly ActionOption[] {
  return things(mate).map((thing) => ({
    key: `take:${thing.key}:${mate.id}`,
    label: msg('option.take', { thing: thing.name, from: name.sheet(mate.id) }),
    ref: refTo(mate.id, thing),
    group: 'group.take',
    value: () => take(play, who.id, mate.id, thing),
  }));
}

function* take(play: Play, who: SheetId, from: SheetId, thing: Thing): Script {
  const prompt = thing.kind === 'item' ? 'ask.consent-item' : 'ask.consent-card';
  if ((yield* consent(play, prompt, { who, from, thing: thing.name })) === 'refused') return;
  // An any-time card may have been played while its holder was being asked for it.
  if (!holds(play, from, thing)) return;
  pay(play, 1);
  handOver(play, from, who, thing);
  say(play, 'log.took', { who: name.sheet(who), thing: thing.name, from: name.sheet(from) });
  yield* settleLimits(play);
}

function holds(play: Play, id: SheetId, thing: Thing): boolean {
  return things(conspirator(play.core.pub, id)).some(({ key }) => key === thing.key);
}

function handOver(play: Play, from: SheetId, to: SheetId, thing: Thing): void {
  const giver = conspirator(play.core.pub, from);
  play.change((draft) => {
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
