import { impossible } from '../../../engine/script';
import type { ActionSource } from '../content';
import { hasAbility } from '../rules/ability';
import { canDraw, drawCard } from '../rules/draw';
import { msg } from '../rules/log';
import { reason } from '../rules/reasons';
import { pay } from '../rules/turn';

/** Draw the top conspirator card, or what the sheet makes of it [BO 6]. */
export const dossier: ActionSource = (run, who) => {
  const shown = { key: 'dossier', label: msg('option.dossier'), ref: { kind: 'deck', id: 'conspirator' } };
  if (!canDraw(run.core)) return [impossible(shown, reason.noCards)];
  return [
    {
      group: 'group.dossier',
      *value() {
        pay(run, 1);
        const own = hasAbility(run, who) ? run.content.sheet(who.id).dossierAction : undefined;
        yield* own === undefined ? drawCard(run, who.id) : own(run, who.id);
      },
      ...shown,
    },
  ];
};
