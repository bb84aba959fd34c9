import './advice.css';

import { useEffect, useRef, useState } from 'react';

import type { Ask } from '../../../shared/engine/ask';
import type { AdviceMessage, PreviewMessage } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import type { CommandError } from '../../base/connection/state';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { allowsOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { Consequences, useOutcome } from './Consequences';

/**
 * Advice on a question that leaves a choice, from the game's bot, for those who ask for it. A question whose answers the game shows in
 * slots has its advice in the goal line, if that knows any.
 */
export function Advice({
  asked,
  place = 'question',
}: {
  readonly asked: readonly Ask[];
  /** Beside the goal there is room for the answer and its reason alone (found: the actions were pushed out of a phone's drawer). */
  readonly place?: 'question' | 'goal';
}) {
  const { meta, client } = useTable(({ game }) => game);
  const isAdvised = useTable(
    (table) => allowsOf(table).advice !== 'never' && table.game.client.choosing.advises(table.room.options),
  );
  const ask = asked.find(({ kind, options }) => options.length > 1 && !client.choosing.closing.includes(kind));
  if (ask === undefined || !isAdvised || (meta.bots ?? []).length === 0) return null;
  return <AdviceOn key={ask.id} ask={ask} place={place} />;
}

/** What an answer would do to the view that had these questions. */
interface Foreseen {
  readonly open: readonly Ask[];
  readonly preview: PreviewMessage;
}

type Told =
  | { readonly as: 'not-asked' | 'asked' }
  | { readonly as: 'advice'; readonly advice: AdviceMessage; readonly foreseen: Foreseen | null }
  | { readonly as: 'refused'; readonly error: CommandError };

function AdviceOn({ ask, place }: { readonly ask: Ask; readonly place: 'question' | 'goal' }) {
  const { t } = useWords();
  const connection = useConnection();
  const { press } = useActions();
  const { client, text } = useTable(({ game }) => game);
  const open = useTable(({ view }) => view.asks);
  const allowed = useTable((table) => allowsOf(table).previews);
  const { answering } = useTable(({ pending }) => pending);
  const [told, setTold] = useState<Told>({ as: 'not-asked' });
  const advised = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (told.as !== 'advice') return;
    // The button that was pressed has made room for this one.
    advised.current?.focus();
    // Below it, at the foot of a drawer, the reason would not be seen.
    reason.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  if (told.as === 'advice') {
    const { advice, foreseen } = told;
    const about = open.find(({ id }) => id === advice.ask);
    const option = about?.options.find(({ key }) => key === advice.key);
    if (about === undefined || option === undefined) return null;
    return (
      <div className="advice" data-testid="advice">
        <button
          ref={advised}
          type="button"
          className="advance"
          disabled={answering[advice.ask] !== undefined}
          data-key={advice.key}
          onClick={() => press(advice.ask, advice.key)}
        >
          {t('table.advice.told', { option: client.choosing.title(option, text) })}
        </button>
        <p ref={reason}>{advice.why === undefined ? t('table.advice.reckoned') : text.render(advice.why)}</p>
        {foreseen?.open === open && <Foreseeable ask={about} preview={foreseen.preview} />}
      </div>
    );
  }
  const adviceOn = async ({ id }: Ask): Promise<Told> => {
    const answer = await connection.advise(id);
    if (!answer.ok) return { as: 'refused', error: answer.error };
    const { advice } = answer;
    // The reason compares, and what the answer would do says what there is to gain.
    const foreseen =
      place === 'question' && allowed !== 'never' ? await connection.preview(advice.ask, advice.key) : null;
    return { as: 'advice', advice, foreseen: foreseen?.ok === true ? { open, preview: foreseen.preview } : null };
  };
  const wonder = () => {
    setTold({ as: 'asked' });
    void adviceOn(ask).then(setTold);
  };
  const isBusy = told.as === 'asked' || answering[ask.id] !== undefined;
  return (
    <div className="advice">
      {told.as === 'refused' && <ErrorLine error={told.error} />}
      <button type="button" className="advise" disabled={isBusy} data-testid="advise" onClick={wonder}>
        {told.as === 'asked' ? t('table.advice.coming') : t('table.advice')}
      </button>
    </div>
  );
}

/** What the advised answer would change; nothing where all is left to chance. */
function Foreseeable({ ask, preview }: { readonly ask: Ask; readonly preview: PreviewMessage }) {
  const { t } = useWords();
  if (useOutcome(preview).changes.length === 0) return null;
  return (
    <>
      <p>{t('table.advice.does')}</p>
      <Consequences ask={ask} preview={preview} />
    </>
  );
}
