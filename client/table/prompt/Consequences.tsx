import type { Ask, Seat } from '../../../shared/engine/ask';
import { applyPatch } from '../../../shared/patch/apply';
import type { MemberView, PreviewMessage, ViewMessage } from '../../../shared/protocol/rooms';
import type { Translate } from '../../base/i18n/words';
import { useWords } from '../../base/i18n/WordsContext';
import type { Change } from '../contract/contract';
import type { Game } from '../contract/game';
import { nameOf } from '../people/names';

/** What consequences are said of. */
export interface Foreseen {
  readonly ask: Ask;
  readonly view: ViewMessage['view'];
  readonly game: Game;
  readonly members: readonly MemberView[];
}

/** What an option would do: what would change from what to what, what is left to chance or to others then, and whether it is final. */
export function Consequences({
  id,
  preview,
  ...of
}: Foreseen & { readonly id?: string; readonly preview: PreviewMessage }) {
  const { t, language } = useWords();
  const { view, game } = of;
  const after = applyPatch(view.table, preview.patch);
  const { choosing } = game.client;
  const changes = choosing.compare({ before: view.table, after, you: view.you, facts: game.facts, text: game.text });
  const said = changes.length > 0 ? [] : preview.log.map((line) => game.text.render(line));
  const seen = changes.length > 0 || preview.log.length > 0 ? 'something' : 'nothing';
  const rest = [...said, ...nextOf(preview, seen, { ...of, after }, t, language)];
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
      <Finality preview={preview} seen={seen} of={of} />
    </div>
  );
}

/** Whether it could be taken back; what only asks others for something says that nothing is done by it yet. */
function Finality({
  preview: { end, final },
  seen,
  of: { view, game, members },
}: {
  readonly preview: PreviewMessage;
  readonly seen: 'something' | 'nothing';
  readonly of: Foreseen;
}) {
  const { t, language } = useWords();
  const others = end.at === 'question' ? othersIn(end, view) : [];
  const asks = end.at === 'question' && end.waiting.every(({ kind }) => game.client.choosing.requests.includes(kind));
  if (final && seen === 'nothing' && others.length > 0 && asks) {
    const who = others.map((seat) => nameOf(seat, members, view, game, t));
    return (
      <p className="final">{t('preview.request', { who: new Intl.ListFormat(language).format(who), n: who.length })}</p>
    );
  }
  return (
    <p className="final" data-final={final ? 'yes' : 'no'}>
      {t(final ? 'preview.final' : 'preview.undoable')}
    </p>
  );
}

/** Which other seats are asked then, each once. */
function othersIn(
  { waiting }: Extract<PreviewMessage['end'], { readonly at: 'question' }>,
  { you }: Foreseen['view'],
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
        <b data-tone={tone}>{to}</b>
      </span>
    </li>
  );
}

/** What comes after the changes that are certain. */
function nextOf(
  { end, patch }: PreviewMessage,
  seen: 'something' | 'nothing',
  { ask, view, game, members, after }: Foreseen & { readonly after: ViewMessage['view']['table'] },
  t: Translate,
  language: string,
): readonly string[] {
  switch (end.at) {
    case 'reveal':
      return [
        (end.of === undefined ? null : game.client.choosing.reveal(end.of, after, game.text)) ??
          t(`preview.${end.what}`),
      ];
    case 'end':
      return [t('preview.end')];
    case 'question': {
      const others = othersIn(end, view);
      if (others.length > 0) {
        const who = others.map((seat) => nameOf(seat, members, view, game, t));
        return [t('preview.others', { who: new Intl.ListFormat(language).format(who), n: others.length })];
      }
      const same = end.waiting.every(({ kind }) => kind === ask.kind || game.client.choosing.closing.includes(kind));
      if (!same || (seen === 'nothing' && end.asked === 'further')) return [t('preview.question')];
      return seen === 'nothing' && patch.length === 0 ? [t('preview.nothing')] : [];
    }
  }
}
