import type { Ask } from '../../shared/engine/ask';
import { applyPatch } from '../../shared/patch/apply';
import type { MemberView, PreviewMessage, ViewMessage } from '../../shared/protocol/rooms';
import type { Translate } from '../base/i18n/words';
import { useWords } from '../base/i18n/WordsContext';
import type { Change } from './contract';
import type { Game } from './game';
import { nameOf } from './names';

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
      <p className="final" data-final={preview.final ? 'yes' : 'no'}>
        {t(preview.final ? 'preview.final' : 'preview.undoable')}
      </p>
    </div>
  );
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
      const others = [...new Set(end.waiting.map(({ seat }) => seat))].filter((seat) => seat !== view.you);
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
