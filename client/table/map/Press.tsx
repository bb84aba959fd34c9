import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

import type { Ref } from '../../../shared/engine/ask';
import { standsFor } from '../mates/thing';

/** A part of a drawing that behaves as a button: tap, Enter or Space. */
export function Press({
  label,
  className,
  transform,
  space,
  thing,
  focusable,
  onPress,
  onFocus,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly transform?: string;
  /** The id of the space, by which tests find this part. */
  readonly space?: string;
  /** The thing that it stands for, so that players can point at it; none when not given. */
  readonly thing?: Ref;
  /** Whether the Tab key stops here. A part that does the same as another one need not be a stop. */
  readonly focusable: 'stop' | 'skip';
  readonly onPress: () => void;
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <g
      role="button"
      tabIndex={focusable === 'stop' ? 0 : -1}
      aria-label={label}
      className={className}
      transform={transform}
      data-space={space}
      {...(thing === undefined ? {} : standsFor(thing))}
      onClick={onPress}
      onKeyDown={key}
      onFocus={onFocus}
    >
      {children}
    </g>
  );
}
