import { type ComponentType, type ReactElement, useEffect, useSyncExternalStore } from 'react';

import { loadLateMessages } from '../i18n/words';
import { useFirstWords } from '../i18n/WordsContext';
import { useLoaded } from '../useLoaded';
import { Loading } from './Loading';

/** Fetches each part that is fetched apart. */
const parts: (() => Promise<unknown>)[] = [];
/** How many parts are wanted on the screen and could not be fetched. */
let missing = 0;
const watching = new Set<() => void>();

/**
 * A part of a screen whose code is fetched apart from it, with its sentences: when {@link prefetch} is called, or else when it is first drawn.
 * Until it is there nothing is to be seen of it; {@link MissingParts} says when it could not be fetched. React's own `lazy`
 * hides a part for a moment even when it is there already.
 * @param load fetches it; rejects when the server cannot be reached
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactElement {
  let known: ComponentType<Props> | null = null;
  const fetched = once(async () => {
    const [part] = await Promise.all([load(), loadLateMessages()]);
    known = part;
    return part;
  });
  parts.push(fetched);
  return function Lazy(props: Props): ReactElement {
    const loaded = useLoaded(fetched, known);
    const failed = loaded.kind === 'failed';
    useEffect(() => (failed ? miss() : undefined), [failed]);
    // Lets code that waits for the page know that this part is not drawn yet.
    return loaded.kind === 'ready' ? <loaded.value {...props} /> : <span hidden data-fetching={loaded.kind} />;
  };
}

/**
 * Fetches something once in the life of a page, whether that succeeds or not. A module with a style sheet must not be fetched
 * anew after it has failed: it would come without the sheet.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => (loading ??= load());
}

/** Fetches all missing parts. A failure is reported only when the part is needed. */
export async function prefetch(): Promise<void> {
  await Promise.allSettled(parts.map((fetch) => fetch()));
}

/** Says that parts of the screen could not be fetched, with a button to load the page again. Draws nothing otherwise. */
export function MissingParts({ onReload }: { readonly onReload: () => void }): ReactElement | null {
  const { t } = useFirstWords();
  const n = useSyncExternalStore(watch, () => missing);
  return n === 0 ? null : (
    <div className="missing-parts">
      <Loading what={{ kind: 'failed', retry: onReload }} failure={t('app.page-failed')} />
    </div>
  );
}

function watch(changed: () => void): () => void {
  watching.add(changed);
  return () => watching.delete(changed);
}

/** Notes that one more part is missing; returns how to note that it is wanted no longer. */
function miss(): () => void {
  change(1);
  return () => change(-1);
}

function change(by: number): void {
  missing += by;
  watching.forEach((changed) => changed());
}
