import './spaces.css';

import { type ReactElement, type ReactNode, useRef } from 'react';

import { useRoving } from '../../base/ui/useRoving';

/** A space of a board. */
export interface Space {
  readonly id: string;
  /** Its name with what stands in it, for screen readers. */
  readonly label: string;
  /** What is drawn in it. */
  readonly content: ReactNode;
  /** Makes it a button: it can be chosen now. */
  readonly onPress?: () => void;
}

/** A board of spaces in columns: one stop of the Tab key, the arrows go from one space that can be chosen to the next. */
export function Spaces({
  label,
  columns,
  spaces,
}: {
  readonly label: string;
  readonly columns: number;
  readonly spaces: readonly Space[];
}): ReactElement {
  const board = useRef<HTMLUListElement>(null);
  useRoving(board);
  return (
    <ul
      ref={board}
      className="kit-spaces"
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {spaces.map(({ id, label: name, content, onPress }) => (
        <li key={id}>
          {onPress === undefined ? (
            <span className="kit-space" role="img" aria-label={name}>
              {content}
            </span>
          ) : (
            <button type="button" className="kit-space" aria-label={name} onClick={onPress}>
              {content}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
