import type { PreviewMessage } from '../../shared/protocol/rooms';
import type { Renderer } from '../../shared/text/render';
import { useWords } from '../base/i18n/WordsContext';

/** What an option would do, in the sentences the log would get, and what is left to chance or to others then. */
export function Outlook({
  id,
  preview,
  text,
}: {
  readonly id: string;
  readonly preview: PreviewMessage;
  readonly text: Renderer;
}) {
  const { t } = useWords();
  const { log, end } = preview;
  const after = (): string | null => {
    switch (end.at) {
      case 'reveal':
        return t(`preview.${end.what}`);
      case 'end':
        return t('preview.end');
      case 'question':
        return log.length === 0 ? t('preview.question') : null;
    }
  };
  const sentences = [...log.map((line) => text.render(line)), after()].filter((sentence) => sentence !== null);
  return (
    <p id={id} className="outlook" data-testid="preview">
      {sentences.join(' ')}
    </p>
  );
}
