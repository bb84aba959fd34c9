import type { ReactNode } from 'react';

import type { Ref } from '../../../shared/engine/ask';
import type { ViewMessage } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { refKey } from '../contract/contract';
import type { Game } from '../contract/game';
import { Slip } from '../kit/Slip';
import { Cited } from '../rules/Cited';
import { RuleLinks } from '../rules/RuleLink';
import { BarredHere } from './Barred';

/** Explains a thing that was tapped, in the game's words. Draws nothing when the game has no explanation. */
export function Explanation({
  of,
  view,
  game,
  orders,
  tap,
  onPoint,
  planning = null,
  onClose,
}: {
  readonly of: Ref;
  readonly view: ViewMessage['view'];
  readonly game: Game;
  /** What the viewer can say in advance about it. */
  readonly orders: ReactNode;
  /** Reports that one of the things in it was pressed. */
  readonly tap: (ref: Ref) => void;
  /** Points at it, for everybody to see; null where the reader cannot. */
  readonly onPoint: ((ref: Ref) => void) | null;
  /** A way to plan the turn of who owns it; null where there is none. */
  readonly planning?: { readonly name: string; readonly begin: () => void } | null;
  readonly onClose: () => void;
}) {
  const explained = game.client.explain(of, view, game.text);
  const { t } = useWords();
  if (explained === null) return null;
  return (
    <Slip key={refKey(of)} title={explained.title} id="explanation" onClose={onClose}>
      {explained.body.map((line, i) => (
        <p key={i}>
          <Cited text={line} />
        </p>
      ))}
      {orders}
      <BarredHere reasons={view} about={of} text={game.text} />
      <RuleLinks of={explained.rules} />
      {planning !== null && (
        <button
          type="button"
          className="plain plan-begin"
          data-testid="plan-begin"
          onClick={() => {
            onClose();
            planning.begin();
          }}
        >
          {t('plan.begin', { name: planning.name })}
        </button>
      )}
      {onPoint !== null && (
        <button
          type="button"
          className="plain point-at"
          title={t('point.help')}
          data-testid="point-at"
          onClick={() => {
            onPoint(of);
            onClose();
          }}
        >
          <Icon name="hand" /> {t('point.do')}
        </button>
      )}
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
