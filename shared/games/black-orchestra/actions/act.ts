import type { ActionOption, ActionSource } from '../cards/types';
import { name } from '../i18n/names';
import { hasAbility } from '../rules/ability';
import { playCard } from '../rules/act';
import { logLine, msg } from '../rules/log';
import { attemptPlot, plotChances, plotOption } from '../rules/plot';
import { pay } from '../rules/turn';

/** Play a card of your dossier for its action effect [BO 6]. */
export const actWithCard: ActionSource = (run, who) =>
  who.dossier.flatMap((card): ActionOption[] => {
    const { action } = run.content.card(card);
    if (action?.usable(run, who.id) !== true) return [];
    return [
      {
        key: `act:${card}`,
        label: msg('option.act', { card: name.card(card) }),
        ref: { kind: 'card', id: card },
        group: 'group.act',
        *value() {
          pay(run, 1);
          yield* playCard(run, who.id, card, action);
        },
      },
    ];
  });

/** Use the special ability of your sheet [BO 6]. */
export const useAbility: ActionSource = (run, who) => {
  const { pub } = run.core;
  const { action } = run.content.sheet(who.id);
  if (action === undefined || !hasAbility(run, who) || !action.usable(run, who.id)) return [];
  if (action.oncePerTurn === true && pub.turn.abilityUsed.includes(who.id)) return [];
  return [
    {
      key: 'ability',
      label: msg('option.ability'),
      ref: { kind: 'conspirator', id: who.id },
      group: 'group.act',
      *value() {
        pay(run, 1);
        run.change((draft) => {
          draft.pub.turn.abilityUsed.push(who.id);
        });
        logLine(run, 'log.ability', { who: name.sheet(who.id) });
        yield* action.play(run, who.id);
      },
    },
  ];
};

/** Attempt a plot whose required elements are there [BO 6, 12]. */
export const attempt: ActionSource = (run, who) =>
  plotChances(run, who.id).map((chance) => ({
    ...plotOption(run.core.pub, chance),
    *value() {
      pay(run, 1);
      yield* attemptPlot(run, who.id, chance);
    },
  }));
