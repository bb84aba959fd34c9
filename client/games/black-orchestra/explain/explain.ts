import type { Ref, Seat } from '../../../../shared/engine/ask';
import type { Text } from '../../../../shared/engine/text';
import { SHEET_IDS, type SheetId } from '../../../../shared/games/black-orchestra/board/sheets';
import {
  ITEM_IDS,
  type ItemId,
  LEADER_IDS,
  type LeaderId,
  SPACE_IDS,
  type SpaceId,
  SPACES,
  spacesTaking,
} from '../../../../shared/games/black-orchestra/board/spaces';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import type { Explained, RuleRef } from '../../../table/contract/contract';
import { AFFILIATION, type CardMark, markOf, printed } from '../faces';
import { SIGNS } from '../glyphs/legend';
import { placeName } from '../i18n/places';
import { name, word } from '../i18n/words';
import { abilityWord } from '../sheets/ability';
import { orderOf } from '../sheets/order';
import { conspiratorsAt, leadersAt } from './occupants';
import { awayLines, placeLines, placeRules } from './space';

function among<Id extends string>(ids: readonly Id[], id: string): Id | null {
  return ids.find((known) => known === id) ?? null;
}

function explainPlace(id: string, table: Table, you: Seat | null, text: Renderer): Explained | null {
  const place: SpaceId | 'prison' | null = id === 'prison' ? 'prison' : among(SPACE_IDS, id);
  if (place === null) return null;
  const tile = place === 'prison' ? undefined : table.tiles[place];
  return {
    title: placeName(place, text),
    body: [...placeLines(place, table, text), ...awayLines(place, table, you, text)],
    rules: placeRules(place),
    things: [
      ...leadersAt(table, place).map((leader) => ({
        ref: { kind: 'leader', id: leader },
        label: name(text, `leader.${leader}`),
      })),
      ...conspiratorsAt(table, place).map((one) => ({
        ref: { kind: 'conspirator', id: one.id },
        label: name(text, `sheet.${one.id}`),
      })),
      ...(tile === undefined
        ? []
        : [
            {
              ref: { kind: 'tile', id: place },
              label: tile.face === 'up' ? name(text, `item.${tile.item}`) : word(text, 'bo.tile.title.down'),
            },
          ]),
    ],
  };
}

const LEADER_RULES: readonly RuleRef[] = [{ rule: '5', at: 'penalties' }, { rule: '9' }];

function explainLeader(id: LeaderId, table: Table, text: Renderer): Explained {
  const token = table.leaders[id];
  const title = name(text, `leader.${id}`);
  switch (token.state) {
    case 'board': {
      const where = word(text, 'bo.leader.where', { space: { m: `space.${token.space}` } });
      const deputy = id === 'hitler' ? [] : [word(text, 'bo.leader.deputy')];
      return { title, body: [where, ...deputy, name(text, `leader.${id}.text`)], rules: LEADER_RULES };
    }
    case 'killed':
    case 'gone':
      return { title, body: [word(text, `bo.leader.${token.state}`)], rules: LEADER_RULES };
  }
}

function explainConspirator(id: SheetId, table: Table, text: Renderer): Explained | null {
  const one = table.conspirators.find((conspirator) => conspirator.id === id);
  if (one === undefined) return null;
  return {
    title: name(text, `sheet.${id}`),
    body: [
      name(text, `sheet.${id}.text`),
      word(text, 'bo.sheet.ability.is', { ability: { m: abilityWord(table, id) } }),
      one.space === 'prison'
        ? word(text, 'bo.sheet.prison')
        : word(text, 'bo.sheet.where', { space: { m: `space.${one.space}` } }),
      word(text, 'bo.affiliation.note', { affiliation: { m: `affiliation.${AFFILIATION[id]}` } }),
    ],
    rules: [
      { rule: '2', at: 'conspirators' },
      { rule: '4', at: 'motivation' },
    ],
  };
}

const CARD_RULES: Readonly<Record<CardMark, readonly RuleRef[]>> = {
  standard: [{ rule: '6.1' }, { rule: '13' }],
  illegal: [{ rule: '6.1' }, { rule: '10.2' }],
  plot: [{ rule: '12' }],
};

function explainCard(key: string, table: Table, text: Renderer): Explained | null {
  const id = `card.${printed(key)}`;
  if (!text.has(id)) return null;
  const mark = markOf(key);
  const dice = table.cardDice[key];
  const order = orderOf(table, key);
  return {
    title: mark === 'plot' ? `${name(text, id)} · ${word(text, 'bo.card.plot')}` : name(text, id),
    body: [
      ...(text.has(`${id}.text`) ? [name(text, `${id}.text`)] : []),
      ...(mark === 'illegal' ? [word(text, 'bo.card.illegal.note')] : []),
      ...(dice === undefined || dice === 0 ? [] : [word(text, 'bo.card.dice', { n: dice })]),
      ...(order === undefined ? [] : [word(text, `bo.card.order.${order.does}`)]),
    ],
    rules: CARD_RULES[mark],
  };
}

function explainEvent(key: string, table: Table, text: Renderer): Explained | null {
  const id = `event.${printed(key)}`;
  if (!text.has(id)) return null;
  return {
    title: name(text, id),
    body: [
      ...(text.has(`${id}.text`) ? [name(text, `${id}.text`)] : []),
      ...(table.keyEvent === key ? [word(text, 'bo.event.key.note')] : []),
    ],
    rules: [{ rule: '8' }],
  };
}

/** Where an item can be delivered, and for how much: where it is asked for by name, and where any will do. */
function deliveryLine(item: ItemId, text: Renderer): string {
  const taking = (wanted: ItemId | 'any'): readonly Text[] =>
    spacesTaking(wanted).map((space) => {
      const amount = Math.abs(SPACES[space].delivery?.suspicion ?? 0);
      return { m: 'bo.item.deliver.at', p: { space: { m: `space.${space}` }, amount } };
    });
  return word(text, 'bo.item.deliver', { spaces: taking(item), others: taking('any') });
}

function explainItem(item: ItemId | null, where: string | null, text: Renderer): Explained | null {
  if (item === null) return null;
  return {
    title: name(text, `item.${item}`),
    body: [
      ...(where === null ? [] : [where]),
      word(text, 'bo.item.use'),
      deliveryLine(item, text),
      word(text, 'bo.item.copies'),
    ],
    rules: [{ rule: '6.4' }, { rule: '12.1' }],
  };
}

function explainHeldItem(id: string, text: Renderer): Explained | null {
  const [sheet, item] = id.split(':');
  const who = among(SHEET_IDS, sheet ?? '');
  if (who === null) return null;
  return explainItem(among(ITEM_IDS, item ?? ''), word(text, 'bo.item.on-sheet', { who: { m: `sheet.${who}` } }), text);
}

function explainTile(id: string, table: Table, text: Renderer): Explained | null {
  const space = among(SPACE_IDS, id);
  const tile = space === null ? undefined : table.tiles[space];
  if (space === null || tile === undefined) return null;
  const where = word(text, 'bo.item.on-board', { space: { m: `space.${space}` } });
  if (tile.face === 'up') return explainItem(tile.item, where, text);
  return {
    title: word(text, 'bo.tile.title.down'),
    body: [where, word(text, 'bo.tile.down')],
    rules: [{ rule: '6.8' }, { rule: '6.2' }],
  };
}

function explainDie(id: string, table: Table, text: Renderer): Explained | null {
  const face = table.attempt?.rolled?.[Number(id)];
  if (face === undefined) return null;
  const note = face === 'eagle' || face === 'target' ? face : 'number';
  return {
    title: name(text, `face.${face}`),
    body: [word(text, `bo.die.${note}`)],
    rules: [{ rule: '12.3' }],
  };
}

function explainDeck(table: Table, text: Renderer): Explained {
  return {
    title: word(text, 'bo.pile.deck', { n: table.deckLeft }),
    body: [word(text, 'bo.deck.note')],
    rules: [{ rule: '14' }, { rule: '6.5' }],
  };
}

function explainSign(id: string, text: Renderer): Explained | null {
  const sign = SIGNS.find((one) => one.sign === id);
  return sign === undefined
    ? null
    : { title: word(text, sign.word), body: [word(text, sign.note)], rules: [sign.rule] };
}

function explainFigure(id: string, table: Table, text: Renderer): Explained | null {
  const leftIn = table.eventsLeft.map((left, i) => word(text, 'bo.stages.label', { stage: i + 1, left }));
  switch (id) {
    case 'stage':
      return {
        title: word(text, 'bo.stage', { stage: table.stage }),
        // The figure that was pressed first, then what it means.
        body: [leftIn[table.stage - 1] ?? '', word(text, 'bo.stage.note'), ...leftIn.slice(table.stage)],
        rules: [{ rule: '8', at: 'stages' }],
      };
    case 'supply':
      return {
        title: word(text, 'bo.supply'),
        body: [word(text, 'bo.supply.label', { dice: table.supply }), word(text, 'bo.supply.note')],
        rules: [{ rule: '2', at: 'dice' }],
      };
    case 'signs':
      return {
        title: word(text, 'bo.legend'),
        body: [],
        rules: [{ rule: '2', at: 'board' }],
        things: SIGNS.map((one) => ({ ref: { kind: 'sign', id: one.sign }, label: word(text, one.word) })),
      };
    case 'motivation':
      return {
        title: word(text, 'bo.sheet.motivation'),
        body: [word(text, 'bo.motivation.note')],
        rules: [{ rule: '4', at: 'motivation' }],
      };
    case 'suspicion':
      return {
        title: word(text, 'bo.sheet.suspicion'),
        body: [word(text, 'bo.suspicion.note')],
        rules: [{ rule: '4', at: 'suspicion' }],
      };
    case 'dossier':
      return {
        title: word(text, 'bo.sheet.dossier'),
        body: [word(text, 'bo.dossier.note')],
        rules: [{ rule: '4', at: 'limits' }, { rule: '6.5' }],
      };
    case 'items':
      return {
        title: word(text, 'bo.sheet.items'),
        body: [word(text, 'bo.items.note')],
        rules: [{ rule: '4', at: 'limits' }, { rule: '6.2' }],
      };
    default:
      return null;
  }
}

/**
 * Explains a thing of the table. There is one explanation for each kind of thing that an option can point at.
 * @param you the seat that reads; a place says how far its conspirator is
 * @returns null for a kind or an id that is not on this table
 */
export function explain(ref: Ref, table: Table, text: Renderer, you: Seat | null = null): Explained | null {
  switch (ref.kind) {
    case 'space':
      return explainPlace(ref.id, table, you, text);
    case 'leader': {
      const leader = among(LEADER_IDS, ref.id);
      return leader === null ? null : explainLeader(leader, table, text);
    }
    case 'conspirator': {
      const sheet = among(SHEET_IDS, ref.id);
      return sheet === null ? null : explainConspirator(sheet, table, text);
    }
    case 'card':
      return explainCard(ref.id, table, text);
    case 'event':
      return explainEvent(ref.id, table, text);
    case 'item':
      return explainHeldItem(ref.id, text);
    case 'item-kind':
      return explainItem(among(ITEM_IDS, ref.id), null, text);
    case 'discarded-item':
      return explainItem(among(ITEM_IDS, ref.id), word(text, 'bo.item.discarded'), text);
    case 'tile':
      return explainTile(ref.id, table, text);
    case 'die':
      return explainDie(ref.id, table, text);
    case 'track':
      return {
        title: word(text, 'bo.dissent.title'),
        body: [word(text, 'bo.dissent.label', { dice: table.track }), word(text, 'bo.dissent.note')],
        rules: [{ rule: '7', at: 'track' }],
      };
    case 'support':
      return {
        title: word(text, 'bo.support.title'),
        body: [
          word(text, 'bo.support.label', { value: table.support, floor: table.supportFloor }),
          word(text, 'bo.support.note', { floor: table.supportFloor }),
        ],
        rules: [{ rule: '3.3' }],
      };
    case 'deck':
      return ref.id === 'conspirator' ? explainDeck(table, text) : null;
    case 'sign':
      return explainSign(ref.id, text);
    case 'figure':
      return explainFigure(ref.id, table, text);
    default:
      return null;
  }
}

/** The names of the conspirators a seat runs, joined; null when it runs none. */
export function seatName(seat: number, table: Table, text: Renderer): string | null {
  const who = table.conspirators.filter((one) => one.seat === seat).map(({ id }): Text => ({ m: `sheet.${id}` }));
  return who.length === 0 ? null : word(text, 'bo.names', { who });
}
