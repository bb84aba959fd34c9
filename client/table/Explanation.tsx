import type { ReactNode } from 'react';

import type { Ref } from '../../shared/engine/ask';
import type { ViewMessage } from '../../shared/protocol/rooms';
import { BarredHere } from './Barred';
import { refKey } from './contract';
import type { Game } from './game';
import { Cited } from './rules/Cited';
import { RuleLinks } from './rules/RuleLink';
import { Slip } from './Slip';

/** Explains a thing that was tapped, in the game's words. Draws nothing when the game has no explanation. */
export function Explanation({
  of,
  view,
  game,
  orders,
  tap,
  onClose,
}: {
  readonly of: Ref;
  readonly view: ViewMessage['view'];
  readonly game: Game;
  /** What the viewer can say in advance about it. */
  readonly orders: ReactNode;
  /** Reports that one of the things in it was pressed. */
  readonly tap: (ref: Ref) => void;
  readonly onClose: () => void;
}) {
  const explained = game.client.explain(of, view, game.text);
  if (explained === null) return null;
  return (
    <Slip key={refKey(of)} title={explained.title} id="explanation" onClose={onClose}>
      {explained.body.map((line, i) => (
        <p key={i}>
          <Cited text={line} />
        </p>
      ))}
      {orders}
      <BarredHere asks={view.asks} about={of} text={game.text} />
      <RuleLinks of={explained.rules} />
      {explained.things !== undefined && explained.things.length > 0 && (
        <ul className="things">
          {explained.things.map(({ ref, label }) => (
            <li key={refKey(ref)}>
              <button type="button" className="plain" onClick={() => tap(ref)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Slip>
  );
}
