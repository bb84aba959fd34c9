import './pieces.css';

import type { CSSProperties, ReactElement, ReactNode } from 'react';

/** What a die of six shows. */
export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

const [LOW, MIDDLE, HIGH] = [6, 12, 18] as const;
const RISING = [
  [LOW, HIGH],
  [HIGH, LOW],
] as const;
const FALLING = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const;
const SIDES = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
] as const;
const CENTRE = [[MIDDLE, MIDDLE]] as const;

/** Where the pips of each face are. */
const PIPS: Readonly<Record<Pips, readonly (readonly [x: number, y: number])[]>> = {
  1: CENTRE,
  2: RISING,
  3: [...RISING, ...CENTRE],
  4: [...RISING, ...FALLING],
  5: [...RISING, ...FALLING, ...CENTRE],
  6: [...RISING, ...FALLING, ...SIDES],
};

/**
 * A die of six.
 * @param pips null: it is covered, or has not been thrown
 * @param label what a screen reader says of it
 */
export function PipDie({ pips, label }: { readonly pips: Pips | null; readonly label: string }): ReactElement {
  return (
    <svg className="kit-die" viewBox="0 0 24 24" role="img" aria-label={label} data-pips={pips ?? 'covered'}>
      <rect className="kit-die-body" x="1" y="1" width="22" height="22" rx="4.5" />
      {pips !== null &&
        PIPS[pips].map(([x, y]) => <circle key={`${x} ${y}`} className="kit-die-pip" cx={x} cy={y} r="2.2" />)}
    </svg>
  );
}

/** A number of coins. The number stands beside the coin, whatever is drawn on it. */
export function Coins({ count, label }: { readonly count: number; readonly label: string }): ReactElement {
  return (
    <span className="kit-coins" role="img" aria-label={label}>
      <span className="kit-coins-count">{count}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className="kit-coin-rim" cx="12" cy="12" r="11" />
        <circle className="kit-coin-face" cx="12" cy="12" r="7.5" />
      </svg>
    </span>
  );
}

/**
 * A round token with a sign on it.
 * @param colour a colour of the palette, such as `--seat-red`, with `--on-seat` written on it
 */
export function Token({
  label,
  colour,
  children,
}: {
  readonly label: string;
  readonly colour: `--${string}`;
  readonly children: ReactNode;
}): ReactElement {
  const style: CSSProperties = { background: `var(${colour})` };
  return (
    <span className="kit-token" role="img" aria-label={label} style={style}>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}
