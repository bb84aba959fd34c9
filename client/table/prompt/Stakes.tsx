import './stakes.css';

import { useWords } from '../../base/i18n/WordsContext';
import { useTable } from '../store/TableContext';

/**
 * What others decide about, in full, and between what, as far as everybody may know it (found: “decides about the offer”, and nobody in
 * the room knew which; “chooses a space”, and nobody could hope for one).
 */
export function Stakes() {
  const { t } = useWords();
  const { waiting } = useTable((table) => table.view);
  const { client, text } = useTable(({ game }) => game);
  const lines = waiting.flatMap(({ kind, about }) =>
    about === undefined ? [] : client.choosing.source({ kind, prompt: about, options: [] }, text, 'labels'),
  );
  const open = waiting.filter(({ between }) => between !== undefined);
  return (
    <>
      {[...new Set(lines)].map((line) => (
        <p key={line} className="stakes" data-testid="stakes">
          {line}
        </p>
      ))}
      {open.map(({ seat, kind, between = [] }) => (
        <ul key={`${seat}.${kind}`} className="stakes between" aria-label={t('stakes.between')} data-testid="between">
          {between.map((label, i) => (
            <li key={i}>{text.render(label)}</li>
          ))}
        </ul>
      ))}
    </>
  );
}
