import type { ReactElement, ReactNode } from 'react';

import type { Ask, Option } from '../../../shared/engine/ask';

/** The button of one option in a panel that a game draws for a question. */
export function AnswerButton({
  ask,
  option,
  choose,
  busy,
  className,
  children,
}: {
  readonly ask: Ask;
  readonly option: Option;
  readonly choose: (key: string) => void;
  /** True while an answer is on its way. */
  readonly busy: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <button
      type="button"
      className={className}
      data-testid="option"
      data-ask={ask.id}
      data-key={option.key}
      disabled={busy}
      onClick={() => choose(option.key)}
    >
      {children}
    </button>
  );
}
