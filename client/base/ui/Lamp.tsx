/** A desk lamp: the mark of the application. */
export function Lamp() {
  return (
    <svg className="lamp" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 13 29 27H3z" fill="currentColor" opacity=".3" />
      <path d="M10 13a6 6 0 0 1 12 0z" fill="currentColor" />
      <path d="M16 7V4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M5 27h22" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
