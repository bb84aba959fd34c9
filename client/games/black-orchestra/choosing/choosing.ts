import type { FactsByEdition } from '../../../../shared/games/black-orchestra/forecast/facts';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Choosing } from '../../../table/contract/contract';
import { aidsOf } from '../aids/aids';
import { slots } from '../turn/slots';
import { about, isBeforeEvent } from './about';
import { compare } from './compare';
import { note } from './note';
import { reveal } from './reveal';
import { source } from './source';
import { wayOut } from './way-out';

/** How the options of Black Orchestra are looked at and taken. */
export const choosing: Choosing<Table, FactsByEdition> = {
  reads: ['card'],
  explained: [],
  held: ['item'],
  // Whoever keeps a card in a raid, or has too many, chooses among cards of their own, and so does who gives an order about one.
  sorting: ['raid', 'discard', 'penalty', 'in-advance'],
  // What these ask stands in the question, or the step that they belong to was looked at before it was taken, and no answer
  // spends or reveals more than that step did. Taking an item for a plot and rolling for it are no plain choices, nor are the
  // answers of a prisoner.
  plain: [
    'finish',
    'nearest',
    'target',
    'dissent',
    'before-event',
    'before-penalties',
    'event-moves-hitler',
    'leader-moved',
    'plot-gathering',
    'plot-rolled',
    'in-advance',
  ],
  scenes: ['interrogation', 'plot-item', 'plot-gathering', 'plot-dice', 'plot-rolled'],
  refusing: ['no', 'no-game'],
  told: [],
  requests: ['consent'],
  unhurried: ['action'],
  urgent: [],
  calls: {},
  wishes: null,
  closing: ['finish'],
  closingOrder: ({ key, label }) => key.startsWith('order:use:') && isBeforeEvent(label.p?.['moment']),
  finishing: ['end'],
  leaving: ['end', 'no', 'pass', 'stop', 'done'],
  // A plot that waited for a leader to move comes before other reactions.
  mainly: ['group.plot'],
  aside: ['group.all-game', 'group.drop'],
  slots,
  title: (option, text) => wayOut(option, text) ?? text.render(option.label),
  about,
  note,
  advises: (options) => aidsOf(options).plans !== 'off',
  source,
  reveal,
  compare,
};
