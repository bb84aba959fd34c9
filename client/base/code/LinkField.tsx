import type { RefObject } from 'react';

import { Covered } from './Covered';

/** A link to select and to copy. Covered where codes are hidden. */
export function LinkField({
  link,
  label,
  field,
  testId,
}: {
  readonly link: string;
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly testId: string;
}) {
  return (
    <Covered what={label} shape="line">
      <input
        ref={field}
        className="link-field"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
        data-testid={testId}
      />
    </Covered>
  );
}
