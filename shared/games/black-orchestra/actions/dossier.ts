import { hasAbility } from '../rules/ability';
import { canDraw, drawCard } from '../rules/draw';
import { msg } from '../rules/say';
import { pay } from '../rules/turn';
import type { ActionSource } from './action';

/** Draw the top conspirator card, or what the sheet makes of it [BO 6]. */
export const dossier: ActionSource = (play, who) => {
  if (!canDraw(play.core)) return [];
  return [
    {
      key: 'dossier',
      label: msg('option.dossier'),
      ref: { kind: 'deck', id: 'conspirator' },
      group: 'group.dossier',
      *value() {
        pay(play, 1);
        const own = hasAbility(play, who) ? play.content.sheet(who.id).dossierAction : undefined;
        yield* own === undefined ? drawCard(play, who.id) : own(play, who.id);
      },
    },
  ];
};
