import './qr.css';

import qrcode from 'qrcode-generator';

/** White around the code, in modules: readers need it. */
const QUIET = 4;

/**
 * An address as a picture that a phone's camera reads. Load it when it is wanted: few people need it.
 * @param label what it is, for those who do not see it; null inside of something that says so
 */
export function Qr({ link, label }: { readonly link: string; readonly label: string | null }) {
  const drawn = qrcode(0, 'M');
  drawn.addData(link);
  drawn.make();
  const n = drawn.getModuleCount();
  const cells = Array.from({ length: n * n }, (_, i) => ({ x: i % n, y: Math.floor(i / n) }));
  const path = cells.filter(({ x, y }) => drawn.isDark(y, x)).map(({ x, y }) => `M${x} ${y}h1v1h-1z`);
  const size = n + 2 * QUIET;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect className="qr-paper" x={-QUIET} y={-QUIET} width={size} height={size} />
      <path className="qr-ink" d={path.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
