import type { Seat } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import { useTable } from '../store/TableContext';

/** Gives the name of a seat in sentences: the player's name, and the names of their pawns if the game gives them. */
export function useNames(): (seat: Seat) => string {
  const { t } = useWords();
  const members = useTable(({ room }) => room.members);
  const view = useTable((table) => table.view);
  const { client, text } = useTable(({ game }) => game);
  return (seat) => {
    const name = members.find((member) => member.seat === seat)?.name ?? t('lobby.seat', { n: seat + 1 });
    const as = client.seatName(seat, view, text);
    return as === null ? name : t('status.named', { name, as });
  };
}
