import qrcode from 'qrcode-generator';

import { useWords } from '../../base/i18n/WordsContext';
import { Slip } from '../../table/Slip';

/** White around the code, in modules: readers need it. */
const QUIET = 4;

/** The address of a room as a picture that a phone's camera reads. A chunk of its own, for few people need it. */
export function QrSlip({
  code,
  link,
  onClose,
}: {
  readonly code: string;
  readonly link: string;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const title = t('lobby.qr.title', { code });
  const drawn = qrcode(0, 'M');
  drawn.addData(link);
  drawn.make();
  const n = drawn.getModuleCount();
  const cells = Array.from({ length: n * n }, (_, i) => ({ x: i % n, y: Math.floor(i / n) }));
  const path = cells.filter(({ x, y }) => drawn.isDark(y, x)).map(({ x, y }) => `M${x} ${y}h1v1h-1z`);
  const size = n + 2 * QUIET;
  return (
    <Slip title={title} id="qr" onClose={onClose}>
      <svg className="qr" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={link}>
        <rect className="qr-paper" x={-QUIET} y={-QUIET} width={size} height={size} />
        <path className="qr-ink" d={path.join('')} shapeRendering="crispEdges" />
      </svg>
      <p className="hint">{t('lobby.qr.help')}</p>
    </Slip>
  );
}
