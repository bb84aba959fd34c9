import './card.css';

import { type ReactElement, type ReactNode, useRef } from 'react';

import { useRoving } from '../../base/ui/useRoving';

/** The properties of a card. */
export interface CardProps {
  /** What a screen reader says of it: of a covered card, nothing that it hides. */
  readonly label: string;
  /** `up`: its face; `down`: its back; `covered`: the own card while nobody looks. The last two have the same size and draw no face. */
  readonly side: 'up' | 'down' | 'covered';
  /** Whether it is among those chosen. */
  readonly chosen?: 'yes' | 'no';
  /** Makes it a button. */
  readonly onPress?: () => void;
  /** What is drawn on its face. */
  readonly children?: ReactNode;
}

/** A card that lies on the table or in a hand. */
export function Card({ label, side, chosen = 'no', onPress, children }: CardProps): ReactElement {
  const face = <span aria-hidden="true">{side === 'up' ? children : null}</span>;
  const shown = { className: 'kit-card', 'data-side': side, 'aria-label': label };
  if (onPress === undefined) {
    return (
      <span {...shown} role="img">
        {face}
      </span>
    );
  }
  return (
    <button {...shown} type="button" aria-pressed={chosen === 'yes'} onClick={onPress}>
      {face}
    </button>
  );
}

/** Any number of cards in a row that scrolls sideways, and in a narrow tray goes on below: one stop of the Tab key, the arrows go from card to card. */
export function CardRow({
  label,
  cards,
}: {
  readonly label: string;
  readonly cards: readonly (CardProps & { readonly id: string })[];
}): ReactElement {
  const row = useRef<HTMLUListElement>(null);
  useRoving(row);
  return (
    <ul ref={row} className="kit-card-row" aria-label={label} data-sideways>
      {cards.map(({ id, ...card }) => (
        <li key={id}>
          <Card {...card} />
        </li>
      ))}
    </ul>
  );
}
