import type { Reason } from '../../../engine/ask';
import { flat } from '../../../engine/flat';
import { impossible, type Possible, type Script } from '../../../engine/script';
import type { ActionSource, GameRun, TimingKind } from '../content';
import type { AbilityBar } from '../forecast/ability';
import { name } from '../i18n/names';
import { abilityBar } from '../rules/ability';
import { playCard } from '../rules/act';
import { logLine, msg } from '../rules/log';
import { because, reason } from '../rules/reasons';
import type { FreeConspirator } from '../rules/select';
import { pay } from '../rules/turn';
import type { CardKey } from '../state';

/** Play a card of your dossier for its action effect [BO 6]. Cards that are no plots and not played so say how they are. */
export const actWithCard: ActionSource = (run, who) => {
  const cards = who.dossier.filter((card) => run.content.card(card).plot === undefined);
  const possible = flat(cards, (card) => cardPlay(run, who, card));
  if (cards.some((card) => run.content.card(card).action !== undefined)) return possible;
  const none = because(msg('why.no-action-card'), '6.1', { what: 'action-card' });
  return [{ key: 'act', label: msg('option.act-any'), ...none }, ...possible];
};

function cardPlay(run: GameRun, who: FreeConspirator, card: CardKey): readonly Possible<() => Script>[] {
  const { action, reaction, anyTime } = run.content.card(card);
  const shown = { label: msg('option.act', { card: name.card(card) }), ref: { kind: 'card', id: card } };
  if (action !== undefined) {
    const bar = action.bar(run, who.id);
    if (bar !== null) return [{ key: `act:${card}`, ...shown, ...bar }];
    return [
      {
        key: `act:${card}`,
        ...shown,
        group: 'group.act',
        *value() {
          pay(run, 1);
          yield* playCard(run, who.id, card, action);
        },
      },
    ];
  }
  // What can be played at any time is offered beside the question.
  const why = anyTime === undefined ? otherMoment(reaction?.timing) : anyTime.bar(run, who.id);
  return why === null ? [] : [{ key: `play:${card}`, ...shown, ...why }];
}

const ONGOING = because(msg('why.ongoing'), '6.1');

/** When a card is played that is no action: at a moment of its own, or never, because it works by itself [BO 6, 13]. */
export function otherMoment(timing: TimingKind | undefined): Reason {
  return timing === undefined ? ONGOING : because(msg(`why.moment.${timing}`), '13');
}

/** Use the special ability of your sheet [BO 6]. An ability that is no action is not spoken of. */
export const useAbility: ActionSource = (run, who) => {
  const { action } = run.content.sheet(who.id);
  if (action === undefined) return [];
  const shown = { key: 'ability', label: msg('option.ability'), ref: { kind: 'conspirator', id: who.id } };
  const bar = abilityReason(run, who) ?? action.bar(run, who.id);
  if (bar !== null) return [impossible(shown, bar)];
  return [
    {
      group: 'group.act',
      *value() {
        pay(run, 1);
        run.change((draft) => {
          draft.pub.turn.abilityUsed.push(who.id);
        });
        logLine(run, 'log.ability', { who: name.sheet(who.id) });
        yield* action.play(run, who.id);
      },
      ...shown,
    },
  ];
};

/** Why a special ability that is an action may not be used, whatever it does; null when it may [BO 4, 5]. */
function abilityReason(run: GameRun, who: FreeConspirator): Reason | null {
  const { turn } = run.core.pub;
  const bar = abilityBar(run, who);
  if (bar !== null) return offReason(run, who, bar);
  const used = run.content.sheet(who.id).action?.oncePerTurn === true && turn.abilityUsed.includes(who.id);
  return used ? because(msg('why.used'), '6.1', { what: 'turn-after', at: [turn.number] }) : null;
}

function offReason(run: GameRun, { id }: FreeConspirator, bar: AbilityBar): Reason {
  switch (bar) {
    case 'prison':
      return reason.inPrison;
    case 'motivation':
      return reason.motivation('motivated', '4');
    case 'blanked':
      return because(msg('why.blanked'), '5', { what: 'turn-after', at: [run.core.pub.turn.number] });
    case 'taken-away': {
      const { affiliation } = run.content.sheet(id);
      return because(msg('why.ability-off', { affiliation: name.affiliation(affiliation) }), '8');
    }
  }
}
