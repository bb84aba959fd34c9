import './gauge.css';

import { type ReactElement, useId } from 'react';

/** A figure between nothing and its most, with its name: a bar and the number. */
export function Gauge({
  label,
  value,
  most,
}: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
}): ReactElement {
  const id = useId();
  return (
    <span className="kit-gauge">
      <span id={id}>{label}</span>
      <span
        className="kit-gauge-bar"
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={value}
      >
        <span style={{ width: `${(100 * value) / most}%` }} />
      </span>
      <span className="kit-gauge-value" aria-hidden="true">
        {value}
      </span>
    </span>
  );
}
