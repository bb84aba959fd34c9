import type { ComponentType, ReactElement } from 'react';

import { useFirstWords } from './i18n/WordsContext';
import { Loading } from './ui/Loading';
import { useLoaded } from './useLoaded';

/** Fetches each part that is fetched apart. */
const parts: (() => Promise<unknown>)[] = [];

/**
 * A part of a screen whose code is fetched apart from it: when {@link prefetch} is called, or else when it is first drawn.
 * Until it is there nothing is to be seen; where it cannot be fetched a line says so, with a button to try again. React's own
 * `lazy` hides a part for a moment even when it is there already, and gives up for good when it cannot be fetched.
 * @param load fetches it; rejects when the server cannot be reached
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactElement {
  let known: ComponentType<Props> | null = null;
  const fetched = async () => (known ??= await load());
  parts.push(fetched);
  return function Lazy(props: Props): ReactElement {
    const { t } = useFirstWords();
    const loaded = useLoaded(fetched, known);
    switch (loaded.kind) {
      case 'ready':
        return <loaded.value {...props} />;
      case 'loading':
        // Nothing to see; what waits for the page to be drawn can tell.
        return <span hidden data-fetching />;
      case 'failed':
        return (
          <div className="part-failed">
            <Loading what={loaded} failure={t('app.page-failed')} />
          </div>
        );
    }
  };
}

/** Fetches all parts that are not there yet. Those that cannot be fetched now are asked for again when they are drawn. */
export async function prefetch(): Promise<void> {
  await Promise.allSettled(parts.map((fetch) => fetch()));
}
