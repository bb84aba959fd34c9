import { useCallback, useEffect, useRef, useState } from 'react';

import type { Allowed } from '../../../shared/engine/allowed';
import type { AskId } from '../../../shared/engine/ask';
import type { PreviewMessage } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { SKETCH } from '../mates/usePlanner';

/** How long an option is looked at before the server is asked what it would do. */
const LOOK_MS = 250;

/** An option, and what it would do as far as that is known. */
interface Previewed {
  readonly ask: AskId;
  readonly key: string;
  readonly preview: PreviewMessage;
}

/** An option of a question. */
interface Looked {
  readonly ask: AskId;
  readonly key: string;
}

/** Asks the server what the option would do that is looked at. */
export interface Previews {
  readonly shown: Previewed | null;
  /**
   * An option is looked at. Who presses an option they point at gives it the focus as well: nothing changes then, or the list
   * could move between press and release, and the press would be lost.
   */
  readonly look: (option: Looked) => void;
  /** An option is not looked at any more. Nothing changes when another one is. */
  readonly leave: (option: Looked) => void;
}

/**
 * What the option would do that this person looks at. It is forgotten with every new view: `asks` are those of the view.
 * @param allowed whether the game lets its players look ahead
 */
export function usePreview(asks: readonly unknown[], allowed: Allowed['previews'] = 'own'): Previews {
  const connection = useConnection();
  const [shown, setShown] = useState<Previewed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<Looked | null>(null);
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    wanted.current = null;
    setShown(null);
  }, []);
  const look = useCallback<Previews['look']>(
    (option) => {
      // What is tried shows itself by being tried.
      if (allowed === 'never' || option.ask === SKETCH || isSame(wanted.current, option)) return;
      forget();
      wanted.current = option;
      timer.current = setTimeout(() => {
        void connection.preview(option.ask, option.key).then((answer) => {
          if (answer.ok && wanted.current === option) setShown({ ...option, preview: answer.preview });
        });
      }, LOOK_MS);
    },
    [connection, forget, allowed],
  );
  const leave = useCallback<Previews['leave']>(
    (option) => {
      if (isSame(wanted.current, option)) forget();
    },
    [forget],
  );
  useEffect(() => forget, [asks, forget]);
  return { shown, look, leave };
}

function isSame(one: Looked | null, other: Looked): boolean {
  return one?.ask === other.ask && one.key === other.key;
}
