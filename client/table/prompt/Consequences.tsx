import type { Ask, Seat } from '../../../shared/engine/ask';
import { applyPatch } from '../../../shared/patch/apply';
import type { PreviewMessage } from '../../../shared/protocol/rooms';
import type { Translate } from '../../base/i18n/words';
import { useWords } from '../../base/i18n/WordsContext';
import type { Change } from '../contract/contract';
import { useNames } from '../people/useNames';
import { useTable } from '../store/TableContext';

/** The table after an option, and what would change for the reader, from what to what. */
export function useOutcome({ patch, log }: Pick<PreviewMessage, 'patch' | 'log'>) {
  const { table: before, you } = useTable(({ view }) => view);
  const { client, facts, text } = useTable(({ game }) => game);
  const options = useTable(({ room }) => room.options);
  const after = applyPatch(before, patch);
  return { after, changes: client.choosing.compare({ before, after, you, options, facts, text, foreseen: log }) };
}

/**
 * What an option would do: what would change from what to what, what is left to chance or to others then, and whether it is final.
 * @param ask the question of the option
 */
export function Consequences({
  id,
  ask,
  preview,
}: {
  readonly id?: string;
  readonly ask: Ask;
  readonly preview: PreviewMessage;
}) {
  const { t, language } = useWords();
  const you = useTable(({ view }) => view.you);
  const { client, text } = useTable(({ game }) => game);
  const nameOf = useNames();
  const { after, changes } = useOutcome(preview);
  const { choosing } = client;
  const { end, patch, log, final } = preview;
  const said = changes.length > 0 ? [] : log.map((line) => text.render(line));
  const seen = changes.length > 0 || log.length > 0 ? 'something' : 'nothing';
  const others = end.at === 'question' ? othersIn(end, you) : [];
  const asked = { who: new Intl.ListFormat(language).format(others.map(nameOf)), n: others.length };
  /** What comes after the changes that are certain. */
  const next = (): readonly string[] => {
    switch (end.at) {
      case 'reveal':
        return [
          (end.of === undefined ? null : choosing.reveal(end.of, ask.kind, after, text)) ?? t(`preview.${end.what}`),
        ];
      case 'end':
        return [t('preview.end')];
      case 'question': {
        if (others.length > 0) return [t('preview.others', asked)];
        const same = end.waiting.every(({ kind }) => kind === ask.kind || choosing.closing.includes(kind));
        if (!same || (seen === 'nothing' && end.asked === 'further')) return [t('preview.question')];
        return seen === 'nothing' && patch.length === 0 ? [t('preview.nothing')] : [];
      }
    }
  };
  const rest = [...said, ...next()];
  // What only asks others for something says that nothing is done by it yet.
  const requests = end.at === 'question' && end.waiting.every(({ kind }) => choosing.requests.includes(kind));
  return (
    <div id={id} className="consequences" data-testid="preview">
      {changes.length > 0 && (
        <ul>
          {changes.map((change, i) => (
            <ChangeLine key={i} change={change} t={t} />
          ))}
        </ul>
      )}
      {rest.length > 0 && <p>{rest.join(' ')}</p>}
      {final && seen === 'nothing' && others.length > 0 && requests ? (
        <p className="final">{t('preview.request', asked)}</p>
      ) : (
        <p className="final" data-final={final ? 'yes' : 'no'}>
          {t(final ? 'preview.final' : 'preview.undoable')}
        </p>
      )}
    </div>
  );
}

/** Which other seats are asked then, each once. */
function othersIn(
  { waiting }: Extract<PreviewMessage['end'], { readonly at: 'question' }>,
  you: Seat | null,
): readonly Seat[] {
  return [...new Set(waiting.map(({ seat }) => seat))].filter((seat) => seat !== you);
}

function ChangeLine({ change, t }: { readonly change: Change; readonly t: Translate }) {
  const { what, from, to, tone } = change;
  return (
    <li>
      <span className="what">{what}</span>
      <span className="change">
        {from !== null && (
          <>
            {from} <span aria-hidden="true">→</span> <span className="sr-only">{t('preview.becomes')} </span>
          </>
        )}
        <b data-tone={tone}>{to}</b>{' '}
        {tone !== 'neither' && (
          <span className="tone" data-tone={tone}>
            <span aria-hidden="true">{tone === 'better' ? '✓' : '✗'}</span> {t(`preview.${tone}`)}
          </span>
        )}
      </span>
    </li>
  );
}
