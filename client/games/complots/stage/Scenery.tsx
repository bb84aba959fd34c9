import type { ReactElement, ReactNode } from 'react';

/** What is said of a moment once it is known, and what it brings, one step after another. */
export function Words({ small, children }: { readonly small: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="co-verdict-words" role="status">
      <small>{small}</small>
      <b>{children}</b>
    </div>
  );
}

/** The steps that follow, of which so many are lit. */
export function Steps({ steps, lit }: { readonly steps: readonly string[]; readonly lit: number }): ReactElement {
  return (
    <ol className="co-steps">
      {steps.map((step, i) => (
        <li key={step} data-lit={i < lit ? 'yes' : 'no'}>
          {step}
        </li>
      ))}
    </ol>
  );
}
