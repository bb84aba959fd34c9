import './card-table.css';

import { type ComponentType, memo, type ReactNode } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import type { PartProps, PeopleProps, Whose } from '../contract/contract';
import { Guard } from '../kit/Guard';
import { drawingOf, seekOf } from '../store/selectors';
import { useTable } from '../store/TableContext';

/** The parts of a game's drawing that are drawn from nothing else. */
type Plain = 'Gauges' | 'Goal' | 'Plans' | 'Danger' | 'Decks' | 'Legend' | 'Hand' | 'SecretHand';

/**
 * A part of the game's drawing. It is drawn again when what it is drawn from has changed. When it fails, a sentence stands in its
 * place until there is another view.
 */
export const Part = memo(function Part({ of }: { readonly of: Plain }) {
  const Drawn = useTable(({ game }) => game.client[of]);
  if (Drawn === null) return null;
  return (
    <Guarded>
      <PartDrawing of={Drawn} />
    </Guarded>
  );
});

/** The things that players have before them, by the game's drawing. */
export const People = memo(function People({ whose }: { readonly whose: Whose }) {
  const { People: Drawn } = useTable(({ game }) => game.client);
  if (Drawn === null) return null;
  return (
    <Guarded>
      <PeopleDrawing of={Drawn} whose={whose} />
    </Guarded>
  );
});

/** The board, by the game's drawing. One of cards is scrolled where it has less room than it needs. */
export const Board = memo(function Board() {
  const shape = useTable(({ game }) => game.client.shape);
  const board = (
    <Guarded>
      <BoardDrawing />
    </Guarded>
  );
  return shape === 'map' ? board : <div className="card-table more-below">{board}</div>;
});

function Guarded({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <Guard instead={t('table.broken')} of={useTable(({ view }) => view)}>
      {children}
    </Guard>
  );
}

function PartDrawing({ of: Drawn }: { readonly of: ComponentType<PartProps<unknown>> }) {
  return <Drawn drawing={useTable(drawingOf)} />;
}

function PeopleDrawing({
  of: Drawn,
  whose,
}: {
  readonly of: ComponentType<PeopleProps<unknown>>;
  readonly whose: Whose;
}) {
  return <Drawn drawing={useTable(drawingOf)} whose={whose} following={useFollowing()} />;
}

function BoardDrawing() {
  const { Table: Drawn } = useTable(({ game }) => game.client);
  return (
    <Drawn
      drawing={useTable(drawingOf)}
      telling={useTable(({ story }) => story.telling)}
      seek={useTable(seekOf)}
      following={useFollowing()}
    />
  );
}

/** Players look where they want. */
function useFollowing() {
  return useTable(({ own, following }) => (own === null ? following : 'free'));
}
