import './stakes.css';

import { useTable } from '../store/TableContext';
import { Between } from './Between';

/** What others decide about, in full, as far as everybody may know it (found: “decides about the offer”, and nobody in the room knew which). */
export function Stakes() {
  const { waiting } = useTable((table) => table.view);
  const { client, text } = useTable(({ game }) => game);
  const lines = waiting.flatMap(({ kind, about }) =>
    about === undefined ? [] : client.choosing.source({ kind, prompt: about, options: [] }, text, 'labels'),
  );
  return (
    <>
      {[...new Set(lines)].map((line) => (
        <p key={line} className="stakes" data-testid="stakes">
          {line}
        </p>
      ))}
      <Between place="list" />
    </>
  );
}
