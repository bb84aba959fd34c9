import type { ReactElement } from 'react';

/** The icons of buttons, on a field of 20 by 20, in lines of the button's own colour. */
const DRAWING = {
  arrow: <path d="M3 3.5 18 10 3 16.5 5.2 10zM5.2 10H11" />,
  bars: <path strokeWidth="3.4" d="M4.5 16V9.5M10 16V4M15.5 16v-4" />,
  book: (
    <path d="M10 5C8 3.6 5 3.3 2.5 3.8v11.4c2.5-.5 5.5-.2 7.5 1.2 2-1.4 5-1.7 7.5-1.2V3.8C15 3.3 12 3.6 10 5zm0 0v11.4" />
  ),
  bubble: (
    <>
      <path d="M3 3.5h14v10H9.5L5.5 17v-3.5H3z" />
      <path strokeWidth="1.4" d="M6 7h8M6 10h5.5" />
    </>
  ),
  cross: <path strokeWidth="2" d="m5 5 10 10M15 5 5 15" />,
  dots: <path strokeWidth="3.4" d="M4 10h.01M10 10h.01M16 10h.01" />,
  eye: (
    <>
      <path d="M1.5 10S4.5 4.5 10 4.5s8.5 5.5 8.5 5.5-3 5.5-8.5 5.5S1.5 10 1.5 10z" />
      <circle cx="10" cy="10" r="2.6" fill="currentColor" stroke="none" />
    </>
  ),
  half: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" stroke="none" />
    </>
  ),
  hand: (
    <path d="M7 11V3.8a1.3 1.3 0 0 1 2.6 0V9l5 .9c1.2.2 1.9 1 1.9 2.2 0 2.8-1.3 5.4-3.7 5.4H9.6c-1.3 0-2-.6-2.7-1.6L3.6 11.4c-.8-1.2.7-2.5 1.8-1.6z" />
  ),
  lamp: <path d="M10 2v3M5.5 10a4.5 4.5 0 0 1 9 0zM6 13l-2.5 4.5M10 13v4.5M14 13l2.5 4.5" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.4" fill="currentColor" />
      <path d="M10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4" />
    </>
  ),
  'shut-eye': <path d="M1.5 8s3 4.5 8.5 4.5S18.5 8 18.5 8M4 11l-1.6 2.4M8 12.5l-.6 2.8M12 12.5l.6 2.8M16 11l1.6 2.4" />,
  'upright-dots': <path strokeWidth="3.4" d="M10 4h.01M10 10h.01M10 16h.01" />,
} as const satisfies Readonly<Record<string, ReactElement>>;

/** An icon of a button; hidden from screen readers, so the button must say the word. */
export function Icon({ name }: { readonly name: keyof typeof DRAWING }): ReactElement {
  return (
    <svg
      className="icon-drawing"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWING[name]}
    </svg>
  );
}
