import type { Script } from '../../../engine/script';
import { type Delivery, type DeliveryCondition, type SpaceId, SPACES } from '../board/spaces';
import type { ActionSource, GameRun, Position } from '../cards/types';
import { askConspirator } from '../rules/ask';
import { itemSources, sourceOption, spend } from '../rules/items';
import { changeSuspicion } from '../rules/levels';
import { msg } from '../rules/log';
import { conspirator, DEPUTIES, type FreeConspirator, freeIds, leaderSpace } from '../rules/select';
import { pay } from '../rules/turn';
import { type SheetId } from '../sheets/ids';
import type { Pub } from '../state';

/** Hand over a matching item where the space's own tile is gone: suspicion falls [BO 6]. */
export const deliverItem: ActionSource = (run, who) => {
  const { pub } = run.core;
  const { delivery } = SPACES[who.space];
  if (delivery === undefined || pub.tiles[who.space] !== undefined) return [];
  if (!holds(run, delivery.condition, who) || suspects(pub, delivery, who.id).length === 0) return [];
  return itemSources(run, who)
    .filter(({ item }) => delivery.item === 'any' || delivery.item === item)
    .map((source) => {
      const { key, thing, ref } = sourceOption(who, source);
      return {
        key: `deliver:${key}`,
        label: msg('option.deliver', { item: thing, points: -delivery.suspicion }),
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

function holds(
  { core: { pub }, content }: Position,
  condition: DeliveryCondition | undefined,
  who: FreeConspirator,
): boolean {
  switch (condition?.kind) {
    case undefined:
      return true;
    case 'deputy-here':
      return DEPUTIES.some((deputy) => isAt(pub, deputy, who.space));
    case 'hitler-here':
      return isAt(pub, 'hitler', who.space);
    case 'current-stage':
      return pub.stage === condition.stage;
    case 'affiliation':
      return content.sheet(who.id).affiliation === condition.affiliation;
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
    const relieved = yield* askConspirator(run, { seat, prompt: msg('ask.deliver', { left }) }, () =>
      suspects(run.core.pub, delivery, deliverer),
    );
    if (relieved === null) return;
    changeSuspicion(run, [relieved], -1);
  }
}
