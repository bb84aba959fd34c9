import './stepper.css';

import type { ReactElement } from 'react';

/** A number that is chosen by steps: a spin button, which takes arrows, Home and End, between a button for less and one for more. */
export function Stepper({
  label,
  less,
  more,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  /** The names of its two buttons. */
  readonly less: string;
  readonly more: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}): ReactElement {
  const to = (wanted: number): void => {
    const next = Math.min(most, Math.max(least, wanted));
    if (next !== value) onChange(next);
  };
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    Home: least,
    End: most,
  };
  return (
    <span className="kit-stepper" role="group" aria-label={label}>
      <button type="button" aria-label={less} disabled={value <= least} onClick={() => to(value - 1)}>
        −
      </button>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={(event) => {
          const wanted = keys[event.key];
          if (wanted === undefined) return;
          event.preventDefault();
          to(wanted);
        }}
      >
        {value}
      </span>
      <button type="button" aria-label={more} disabled={value >= most} onClick={() => to(value + 1)}>
        +
      </button>
    </span>
  );
}
