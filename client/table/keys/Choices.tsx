import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect } from 'react';

import { useRoving } from '../../base/ui/useRoving';
import { giveKeys, takeKeys } from './keys';

/**
 * The box of what can be chosen now: one stop of the Tab key, through which the arrows go, and a key for each choice. The focus comes
 * to it with a question.
 */
export function Choices({
  box,
  of,
  className,
  testId,
  children,
  ...named
}: {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Changes with the questions whose choices these are: then keys are given anew. */
  readonly of: string;
  readonly className: string;
  readonly testId?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly children: ReactNode;
}): ReactElement {
  useRoving(box);
  useLayoutEffect(() => {
    const root = box.current;
    if (root === null) return undefined;
    takeKeys(root);
    giveKeys(root);
    const observer = new MutationObserver(() => giveKeys(root));
    observer.observe(root, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [box, of]);
  return (
    <div className={className} ref={box} tabIndex={-1} role="group" data-testid={testId} {...named}>
      {children}
    </div>
  );
}
