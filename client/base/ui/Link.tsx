import type { MouseEvent, ReactNode } from 'react';

import { onHost } from '../address';
import { go } from '../history';

/** A link to another screen of the application; opening it in a new tab works as with any link. */
export function Link({
  to,
  className,
  label,
  children,
}: {
  /** A path of the application. */
  readonly to: string;
  readonly className?: string;
  /** The accessible name, when the content has none. */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={onHost(to)} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
