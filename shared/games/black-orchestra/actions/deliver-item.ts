import type { Reason } from '../../../engine/ask';
import { impossible, type Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import { SUSPICIONS } from '../board/levels';
import { type SheetId } from '../board/sheets';
import { type Delivery, type DeliveryCondition, type SpaceId, SPACES } from '../board/spaces';
import type { ActionSource, GameRun, Position } from '../content';
import { name } from '../i18n/names';
import { askConspirator } from '../rules/ask';
import { type ItemSource, itemSources, sourceOption, spend } from '../rules/items';
import { changeSuspicion } from '../rules/levels';
import { msg } from '../rules/log';
import { because, reason } from '../rules/reasons';
import { conspirator, DEPUTIES, type FreeConspirator, freeIds, leaderSpace } from '../rules/select';
import { pay } from '../rules/turn';
import type { Pub } from '../state';

/** Hand over a matching item where the space's own tile is gone: suspicion falls [BO 6]. */
export const deliverItem: ActionSource = (run, who) => {
  const delivery = deliveryAt(run, who);
  if ('why' in delivery) {
    const shown = { key: 'deliver', label: msg('option.deliver-any'), ref: { kind: 'space', id: who.space } };
    return [impossible(shown, delivery)];
  }
  return matching(run, who, delivery).map((source) => {
    const { key, thing, ref } = sourceOption(who, source);
    return {
      key: `deliver:${key}`,
      label: deliverLabel(who, delivery, thing),
      ref,
      group: 'group.items',
      *value() {
        pay(run, 1);
        spend(run, who.id, source, 'log.delivers');
        yield* lowerSuspicion(run, who.id, delivery);
      },
    };
  });
};

/** What a delivery is called: where only one's own suspicion falls, from which level to which; it never falls below low [BO 4]. */
function deliverLabel({ suspicion }: FreeConspirator, delivery: Delivery, item: Text): Text {
  if (delivery.who !== 'you') return msg('option.deliver', { item, points: -delivery.suspicion });
  const to = SUSPICIONS[Math.max(0, SUSPICIONS.indexOf(suspicion) + delivery.suspicion)] ?? suspicion;
  return msg('option.deliver-own', { item, from: name.suspicion(suspicion), to: name.suspicion(to) });
}

/** What a conspirator could hand over for a delivery. */
function matching(run: Position, who: FreeConspirator, { item: wanted }: Delivery): readonly ItemSource[] {
  return itemSources(run, who).filter(({ item }) => wanted === 'any' || wanted === item);
}

/** The delivery that a conspirator can make now, with an item and an effect; or why there is none. */
function deliveryAt(run: Position, who: FreeConspirator): Delivery | Reason {
  const { pub } = run.core;
  const { delivery } = SPACES[who.space];
  if (delivery === undefined) return because(msg('why.no-delivery'), '6.4', { what: 'delivery-here' });
  // Before the tile: it was collected for a delivery that could not be made for another reason.
  const unmet = unmetCondition(run, delivery.condition, who);
  if (unmet !== null) return unmet;
  if (pub.tiles[who.space] !== undefined) return because(msg('why.tile-still-here'), '6.4', { what: 'no-tile-here' });
  if (suspects(pub, delivery, who.id).length === 0)
    return reason.unsuspected[delivery.who === 'you' ? 'you' : 'anybody'];
  if (matching(run, who, delivery).length > 0) return delivery;
  if (delivery.item === 'any') return reason.noItem;
  return because(msg('why.no-match', { item: name.item(delivery.item) }), '6.4', { what: 'item', at: [delivery.item] });
}

/** Why what a delivery asks for besides its item is not there; null when it is. */
function unmetCondition(
  { core: { pub }, content }: Position,
  condition: DeliveryCondition | undefined,
  who: FreeConspirator,
): Reason | null {
  switch (condition?.kind) {
    case undefined:
      return null;
    case 'deputy-here':
      return DEPUTIES.some((deputy) => isAt(pub, deputy, who.space))
        ? null
        : because(msg('why.deputy-here'), '6.4', { what: 'leader-here', at: DEPUTIES });
    case 'hitler-here':
      return isAt(pub, 'hitler', who.space)
        ? null
        : because(msg('why.hitler-here'), '6.4', { what: 'leader-here', at: ['hitler'] });
    case 'current-stage': {
      const { stage } = condition;
      return pub.stage === stage
        ? null
        : because(msg('why.stage-only', { stage }), '6.4', { what: 'stage-is', at: [stage] });
    }
    case 'affiliation': {
      const affiliation = name.affiliation(condition.affiliation);
      return content.sheet(who.id).affiliation === condition.affiliation
        ? null
        : because(msg('why.affiliation-only', { affiliation }), '6.4');
    }
  }
}

function isAt(pub: Pub, leader: Parameters<typeof leaderSpace>[1], space: SpaceId): boolean {
  return leaderSpace(pub, leader) === space;
}

/** Those whose suspicion this delivery could lower now. */
function suspects(pub: Pub, { who }: Delivery, deliverer: SheetId): readonly SheetId[] {
  const suspected = freeIds(pub, ({ suspicion }) => suspicion !== 'low');
  return who === 'you' ? suspected.filter((id) => id === deliverer) : suspected;
}

function* lowerSuspicion(run: GameRun, deliverer: SheetId, delivery: Delivery): Script {
  if (delivery.who === 'you') {
    changeSuspicion(run, [deliverer], delivery.suspicion);
    return;
  }
  for (let left = -delivery.suspicion; left > 0; left--) {
    const { seat } = conspirator(run.core.pub, deliverer);
    const relieved = yield* askConspirator(
      run,
      { seat, prompt: msg('ask.deliver', { left }), about: msg('about.deliver') },
      () => suspects(run.core.pub, delivery, deliverer),
    );
    if (relieved === null) return;
    changeSuspicion(run, [relieved], -1);
  }
}
