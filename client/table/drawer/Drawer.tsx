import './drawer.css';

import { type ReactNode, type RefObject, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import type { Stop } from '../store/stops';
import { Handle } from './Handle';

/** The drawer over the table: its head with the handle stays in sight, and its content depends on how far it is open. */
export function Drawer({
  stop,
  opens,
  onMove,
  box,
  head,
  children,
}: {
  readonly stop: Stop;
  readonly opens: 'up' | 'left';
  readonly onMove: (to: Stop) => void;
  readonly box: RefObject<HTMLElement | null>;
  /** The content beside the handle. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const [pull, setPull] = useState<number | null>(null);
  const translate = pull === null ? undefined : opens === 'up' ? `0 ${-pull}px` : `${-pull}px 0`;
  return (
    <aside
      className="drawer side"
      ref={box}
      tabIndex={-1}
      aria-label={t('table.panel')}
      data-stop={stop}
      data-testid="drawer"
      style={{ translate }}
    >
      <div className="drawer-head">
        <Handle stop={stop} opens={opens} onPull={setPull} onMove={onMove} />
        {head}
      </div>
      {children}
    </aside>
  );
}
