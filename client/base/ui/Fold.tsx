import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { useMedia } from './useMedia';

/** A sheet that small screens show as one line until it is tapped; where there is room it is always open. */
export function Fold({
  name,
  title,
  summary,
  children,
}: {
  /** Tells this sheet from the others of its page. */
  readonly name: string;
  readonly title: string;
  /** One line that stands for the contents. */
  readonly summary: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const roomy = useMedia('lobby-columns');
  const [tapped, setTapped] = useState<'open' | 'shut'>('shut');
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    // The opened part may lie below the window.
    if (tapped === 'open') sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [tapped]);
  if (roomy) {
    return (
      <section className="sheet">
        <h2>{title}</h2>
        {children}
      </section>
    );
  }
  return (
    <section className="sheet fold" data-open={tapped} ref={sheet}>
      <h2>
        <button
          type="button"
          aria-expanded={tapped === 'open'}
          aria-describedby={id}
          onClick={() => setTapped(tapped === 'open' ? 'shut' : 'open')}
          data-testid={`fold-${name}`}
        >
          {title}
        </button>
      </h2>
      <p className="fold-line" id={id}>
        {summary}
      </p>
      {tapped === 'open' && children}
    </section>
  );
}
