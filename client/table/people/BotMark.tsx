import type { MemberView } from '../../../shared/protocol/rooms';
import { useWords } from '../../base/i18n/WordsContext';

/** Says beside a name that the server plays that seat, and how; nothing for people. */
export function BotMark({ member: { bot } }: { readonly member: Pick<MemberView, 'bot'> }) {
  const { t } = useWords();
  return bot === null ? null : <span className="mark">{t(`bot.mark.${bot}`)}</span>;
}
