import './claim.css';

import type { ReactElement, ReactNode } from 'react';

/**
 * A sentence that somebody says at the table, true or not, with a seal.
 * @param by who says it and to whom
 * @param sentence the sentence with the quotation marks of its language
 * @param seal what is drawn on the seal; a sign for the eye alone
 */
export function Claim({
  by,
  sentence,
  seal,
}: {
  readonly by: string;
  readonly sentence: string;
  readonly seal: ReactNode;
}): ReactElement {
  return (
    <figure className="kit-claim">
      <figcaption>{by}</figcaption>
      <blockquote>{sentence}</blockquote>
      <span className="kit-claim-seal" aria-hidden="true">
        {seal}
      </span>
    </figure>
  );
}
