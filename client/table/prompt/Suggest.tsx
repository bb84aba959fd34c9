import './suggest.css';

import { type ReactElement, useState } from 'react';

import type { Ref } from '../../../shared/engine/ask';
import { type PlanReason, REASON_LENGTH } from '../../../shared/protocol/rooms';
import { filledBy, type PhraseDraft, PhraseFields } from '../../base/chat/PhraseFields';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { refKey } from '../contract/contract';
import { type FirstStep, useFirstSteps } from '../mates/useFirstSteps';
import { plannableOf } from '../store/selectors';
import { useTable } from '../store/TableContext';

/** The value of the list by which a reason is said in one's own words: no phrase has an id with a space. */
const OWN = 'own words';

/** Suggests a step about a thing to another member, in one press; draws nothing where the thing is in nobody's next step. */
export function Suggest({ of, onDone }: { readonly of: Ref; readonly onDone: () => void }): ReactElement | null {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const { text } = useTable(({ game }) => game);
  const { phrases } = useTable(({ game }) => game.meta);
  const said = phrases?.said.filter(({ id }) => phrases.reasons?.includes(id) === true) ?? [];
  const [draft, setDraft] = useState<PhraseDraft>({ id: said[0]?.id ?? OWN, chosen: {} });
  const [typed, setTyped] = useState('');
  const [folded, setFolded] = useState<'folded' | 'open'>('folded');
  const all = useFirstSteps(
    useTable(plannableOf),
    useTable(({ view }) => view.table),
  );
  const steps = all.filter(({ option: { ref } }) => ref !== undefined && refKey(ref) === refKey(of));
  if (steps.length === 0) return null;
  const reason = (): PlanReason | undefined => {
    if (folded === 'folded') return undefined;
    const phrase = said.find(({ id }) => id === draft.id);
    if (phrase !== undefined && phrases !== undefined)
      return { kind: 'phrase', phrase: filledBy(phrases, phrase, draft.chosen) };
    return typed.trim() === '' ? undefined : { kind: 'said', text: typed };
  };
  const send = ({ member, option }: FirstStep) =>
    command.send(() => connection.send('plan', { member: member.id, steps: [option.key], because: reason() }), onDone);
  return (
    <div className="suggest" data-testid="suggest">
      <details onToggle={({ currentTarget }) => setFolded(currentTarget.open ? 'open' : 'folded')}>
        <summary data-testid="suggest-why">{t('plan.why')}</summary>
        <PhraseFields
          label={t('plan.why')}
          said={said}
          others={{ before: [], after: [{ value: OWN, label: t('plan.why.own') }] }}
          draft={draft}
          onDraft={setDraft}
        />
        {draft.id === OWN && (
          <input
            value={typed}
            maxLength={REASON_LENGTH}
            aria-label={t('plan.why.own')}
            placeholder={t('plan.why.own')}
            onChange={(event) => setTyped(event.target.value)}
            data-testid="suggest-typed"
          />
        )}
      </details>
      {steps.map((step) => (
        <button
          key={`${step.member.id} ${step.option.key}`}
          type="button"
          className="plain"
          disabled={command.busy}
          data-testid="suggest-step"
          data-key={step.option.key}
          onClick={() => send(step)}
        >
          {t('plan.suggest', { name: step.member.name, step: text.render(step.option.label) })}
        </button>
      ))}
      <ErrorLine error={command.error} />
    </div>
  );
}
