import { name } from '../i18n/names';
import { hasAbility } from '../rules/ability';
import { playCard } from '../rules/act';
import { attemptPlot, plotChances, plotOption } from '../rules/plot';
import { msg, say } from '../rules/say';
import { pay } from '../rules/turn';
import type { ActionOption, ActionSource } from './action';

/** Play a card of your dossier for its action effect [BO 6]. */
export const actWithCard: ActionSource = (play, who) =>
  who.dossier.flatMap((card): ActionOption[] => {
    const { action } = play.content.card(card);
    if (action?.usable(play, who.id) !== true) return [];
    return [
      {
        key: `act:${card}`,
        label: msg('option.act', { card: name.card(card) }),
        ref: { kind: 'card', id: card },
        group: 'group.act',
        *value() {
          pay(play, 1);
          yield* playCard(play, who.id, card, action);
        },
      },
    ];
  });

/** Use the special ability of your sheet [BO 6]. */
export const useAbility: ActionSource = (play, who) => {
  const { pub } = play.core;
  const { action } = play.content.sheet(who.id);
  if (action === undefined || !hasAbility(play, who) || !action.usable(play, who.id)) return [];
  if (action.oncePerTurn === true && pub.turn.abilityUsed.includes(who.id)) return [];
  return [
    {
      key: 'ability',
      label: msg('option.ability'),
      ref: { kind: 'conspirator', id: who.id },
      group: 'group.act',
      *value() {
        pay(play, 1);
        play.change((draft) => {
          draft.pub.turn.abilityUsed.push(who.id);
        });
        say(play, 'log.ability', { who: name.sheet(who.id) });
        yield* action.play(play, who.id);
      },
    },
  ];
};

/** Attempt a plot whose required elements are there [BO 6, 12]. */
export const attempt: ActionSource = (play, who) =>
  plotChances(play, who.id).map((chance) => ({
    ...plotOption(play.core.pub, chance),
    *value() {
      pay(play, 1);
      yield* attemptPlot(play, who.id, chance);
    },
  }));
