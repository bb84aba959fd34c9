import { type CardId, cardOf } from '../../../../shared/games/moonless-alley/board/cards';
import { ZONE_IDS } from '../../../../shared/games/moonless-alley/board/zones';
import { strengthIn, totalOf } from '../../../../shared/games/moonless-alley/forecast/strength';
import type { Table } from '../../../../shared/games/moonless-alley/table';
import type { Explained, GameClient } from '../../../table/contract/contract';
import { cardName, nameOf, standingOf } from '../drawing';
import { saysOf } from './says';

type Explain = NonNullable<GameClient<Table>['explain']>;
type View = Parameters<Explain>[1];
type Words = Parameters<Explain>[2];

/** Explains an agent, a card, a zone or a pile. */
export const explain: Explain = (ref, view, text) => {
  switch (ref.kind) {
    case 'agent':
      return agent(ref.id as CardId, view, text);
    case 'card':
      return {
        title: cardName(text, ref.id as CardId),
        body: said(ref.id as CardId, text),
        rules: rulesOf(ref.id as CardId),
      };
    case 'zone':
      return zone(ref.id, view, text);
    case 'pile':
      return {
        title: text.render({ m: 'ma.pile', p: { pile: Number(ref.id) + 1 } }),
        body: [text.render({ m: 'ma.about.pile', p: { n: view.table.piles[Number(ref.id)] ?? 0 } })],
        rules: [{ rule: '6' }],
      };
    case 'deck':
      return {
        title: text.render({ m: 'ma.deck' }),
        body: [text.render({ m: 'ma.about.deck', p: { n: view.table.deck } }), text.render({ m: 'ma.about.end' })],
        rules: [{ rule: '10' }, { rule: '11' }],
      };
    default:
      return null;
  }
};

/** What a card does, and where it is from. */
function said(id: CardId, text: Words): readonly string[] {
  const says = saysOf(text, id);
  const source = cardOf(id).source === 'reconstructed' ? [text.render({ m: 'ma.about.reconstructed' })] : [];
  return [...(says === null ? [] : [says]), kindOf(id, text), ...source];
}

/** What a card is, and where it goes: what it looks like does not say so to who sees it for the first time. */
function kindOf(id: CardId, text: Words): string {
  const card = cardOf(id);
  switch (card.kind) {
    case 'agent':
      return card.guild === 'mercenary'
        ? text.render({ m: 'ma.about.kind.mercenary' })
        : text.render({ m: 'ma.about.kind.agent', p: { zone: { m: `zone.${card.guild}` } } });
    case 'mission':
      return text.render({
        m: 'ma.about.kind.mission',
        p: { zones: card.zones.map((zone) => ({ m: `zone.${zone}` })) },
      });
    case 'arms':
      return text.render({ m: 'ma.about.kind.arms' });
  }
}

function rulesOf(id: CardId): Explained['rules'] {
  const card = cardOf(id);
  switch (card.kind) {
    case 'agent':
      return [{ rule: card.skill === null ? '3.2' : '8.1' }];
    case 'mission':
      return [{ rule: '3.3' }];
    case 'arms':
      return [{ rule: '3.4' }];
  }
}

function agent(id: CardId, { table }: View, text: Words): Explained {
  const one = table.agents.find(({ card }) => card === id);
  const where =
    one === undefined
      ? []
      : [
          text.render({
            m: 'ma.about.agent',
            p: { who: nameOf(text, one.seat), zone: { m: `zone.${one.zone}` }, n: totalOf(one) },
          }),
          ...one.arms.map((card) => cardName(text, card)),
        ];
  const isSpent = table.spent.some((skill) => skill === id);
  return {
    title: cardName(text, id),
    body: [...where, ...said(id, text), ...(isSpent ? [text.render({ m: 'ma.about.spent' })] : [])],
    rules: rulesOf(id),
  };
}

function zone(id: string, { table }: View, text: Words): Explained | null {
  const [seat = '', name = ''] = id.split(':');
  const of = ZONE_IDS.find((one) => one === name);
  if (of === undefined) return null;
  const agents = table.agents.filter((one) => one.seat === Number(seat) && one.zone === of);
  const missions = (table.laid[Number(seat)] ?? []).filter((one) => one === of).length;
  return {
    title: text.render({ m: 'choice.zone-of', p: { zone: { m: `zone.${of}` }, who: nameOf(text, Number(seat)) } }),
    body: [
      text.render({
        m: 'ma.about.zone',
        p: { n: strengthIn(standingOf(table), Number(seat), of), agents: agents.length, missions },
      }),
    ],
    rules: [{ rule: '7.3' }],
    things: agents.map((one) => ({
      ref: { kind: 'agent', id: one.card },
      label: text.render({ m: 'ma.agent', p: { card: cardName(text, one.card), n: totalOf(one) } }),
    })),
  };
}
