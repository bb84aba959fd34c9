import type { MouseEvent, ReactNode } from 'react';

import { go, shownAddress } from '../history';
import { CODES, useSetting } from '../settings';

/** A link to another screen of the application; opening it in a new tab works as with any link, unless it holds a hidden code: then it
 * leads to the start page there, which knows the reader's rooms. */
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
  const codes = useSetting(CODES);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={shownAddress(to, codes)} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
