import type { ReactElement } from 'react';

import { type PartProps, refKey } from '../../../table/contract/contract';
import { cardName, type Drawing } from '../drawing';
import { word } from '../i18n/words';

/** The doors behind which the piles lie, the one that somebody looks behind lit, with the draw pile and the graveyard. */
export function Doors({ drawing }: PartProps<Drawing>): ReactElement {
  const { table, text, targets, tap } = drawing;
  const { top, size } = table.graveyard;
  return (
    <ul className="ma-doors" aria-label={word(text, 'ma.supply')}>
      {table.piles.map((n, pile) => {
        const ref = { kind: 'pile', id: String(pile) };
        const state = stateOf(drawing, pile);
        return (
          <li key={pile} data-door={state}>
            <button
              type="button"
              className="ma-door"
              data-target={targets.has(refKey(ref)) ? 'yes' : 'no'}
              onClick={() => tap(ref)}
            >
              <i className="ma-arch" aria-hidden="true" />
              <b>{word(text, 'ma.pile', { pile: pile + 1 })}</b>
              <small>{word(text, state === 'declined' ? 'ma.pile.declined' : 'ma.held', { n })}</small>
            </button>
          </li>
        );
      })}
      <li className="ma-stock">
        <button type="button" className="ma-door" onClick={() => tap({ kind: 'deck', id: 'deck' })}>
          <i className="ma-back" aria-hidden="true" />
          <b>{word(text, 'ma.deck')}</b>
          <small>{word(text, 'ma.held', { n: table.deck })}</small>
        </button>
      </li>
      <li className="ma-stock" title={top === null ? undefined : cardName(text, top)}>
        <i className="ma-grave" aria-hidden="true" />
        <b>{word(text, 'ma.graveyard')}</b>
        <small>{top === null ? word(text, 'ma.held', { n: size }) : cardName(text, top)}</small>
      </li>
    </ul>
  );
}

/** Whether somebody looks behind a door now, or has declined what lies there this turn. */
function stateOf({ table: { phase, turn } }: Drawing, pile: number): 'open' | 'declined' | 'shut' {
  if (phase.state !== 'look') return 'shut';
  if (phase.pile === pile) return 'open';
  return turn.consulted.some((one) => one === pile) ? 'declined' : 'shut';
}
