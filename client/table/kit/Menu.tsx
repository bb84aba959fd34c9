import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';

/** A button that opens a small menu of what is seldom needed. Escape, or a tap beside it, closes the menu. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const id = useId();
  const [open, setOpen] = useState<'open' | 'shut'>('shut');
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open === 'shut') return undefined;
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen('shut');
      button.current?.focus();
    };
    const down = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen('shut');
    };
    window.addEventListener('keydown', key);
    window.addEventListener('pointerdown', down);
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('pointerdown', down);
    };
  }, [open]);
  return (
    <div
      className="menu"
      ref={box}
      onBlur={({ relatedTarget }) => {
        // A dialog opened from the menu takes the focus, and the menu closes.
        if (relatedTarget !== null && box.current?.contains(relatedTarget) !== true) setOpen('shut');
      }}
    >
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-label={t('table.menu')}
        aria-expanded={open === 'open'}
        aria-controls={id}
        onClick={() => setOpen(open === 'open' ? 'shut' : 'open')}
        data-testid="menu"
      >
        <Icon name="dots" />
      </button>
      <div className="menu-items more-below" id={id} hidden={open === 'shut'}>
        {children}
      </div>
    </div>
  );
}
