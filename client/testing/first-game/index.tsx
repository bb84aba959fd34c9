import { type Text, text } from '../../../shared/engine/text';
import type { Table } from '../../../shared/testing/first-game/state';
import { type DrawingSource, type GameClient, type PartProps, refKey } from '../../table/contract/contract';
import { CardRow } from '../../table/kit/Card';

type Drawing = DrawingSource<Table>;

/** A seat in a sentence: screens put the name of its player there. */
function who(of: number): Text {
  return text('engine.seat', { n: of + 1 });
}

/** What lies on the table, and who has how many points. */
function Board({ drawing: { view, text: words } }: PartProps<Drawing>) {
  const { laid, points } = view.table;
  const cards = laid.map(({ by, card }) => ({
    id: String(card),
    label: words.render(text('first-game.laid', { who: who(by), card })),
    side: 'up' as const,
    children: card,
  }));
  return (
    <div>
      <CardRow label={words.render(text('first-game.table'))} cards={cards} />
      <ul>
        {points.map((own, of) => (
          <li key={of}>{words.render(text('first-game.points', { who: who(of), n: own }))}</li>
        ))}
      </ul>
    </div>
  );
}

/** The viewer's own cards: a tap on one that can be laid chooses it. */
function Own({ drawing: { view, text: words, targets, tap } }: PartProps<Drawing>) {
  const cards = view.table.own.map((card) => {
    const ref = { kind: 'card', id: String(card) };
    const shown = { id: ref.id, label: words.render(text('card', { card })), side: 'up' as const, children: card };
    return targets.has(refKey(ref)) ? { ...shown, onPress: () => tap(ref) } : shown;
  });
  return <CardRow label={words.render(text('first-game.own'))} cards={cards} />;
}

/** How the game looks. The shell draws all that is left out. */
export const firstGameClient: GameClient<Table, null, Drawing> = {
  shape: 'cards',
  draw: (from) => from,
  Table: Board,
  SecretHand: Own,
  End: ({ text: words }) => <p>{words.render(text('first-game.end'))}</p>,
};
