/** @jest-environment ./client/testing/environment.ts */
import { act, screen } from '@testing-library/react';
import { memo, useLayoutEffect, useMemo } from 'react';

import type { MatchView } from '../../../shared/engine/match';
import { makeRenderer } from '../../../shared/text/render';
import { draw } from '../../testing/draw';
import { roomView } from '../../testing/room';
import { BARE_VIEW, bareGame } from '../../testing/table';
import { useStory } from '../story/useStory';
import { stillTable } from './still';
import type { Actions } from './table';
import { TableProvider, useActions, useTable } from './TableContext';

const ROOM = roomView();
const GAME = bareGame({}, makeRenderer('en', { 'log.one': 'One.' }));

/** A table with two parts, of which one draws what is narrowed and one the log: which of them is drawn, in order. */
function parts() {
  const drawn: string[] = [];
  const kept: { actions: Actions | null } = { actions: null };
  const Narrow = memo(function Narrow() {
    drawn.push(`narrow ${useTable(({ narrow }) => narrow?.id)}`);
    kept.actions = useActions();
    return null;
  });
  const Log = memo(function Log() {
    drawn.push(`log ${useTable(({ view }) => view.log.length)}`);
    return null;
  });
  function Table({ view }: { readonly view: MatchView }) {
    const given = useMemo(() => stillTable(ROOM, view, GAME), [view]);
    const story = useStory(view, GAME, 'ABCDE', 'idle');
    return (
      <TableProvider given={{ ...given, story }}>
        <Narrow />
        <Log />
      </TableProvider>
    );
  }
  const { redraw } = draw(<Table view={BARE_VIEW} />, 'en');
  const actions = () => {
    if (kept.actions === null) throw new Error('nothing has been drawn');
    return kept.actions;
  };
  const show = (view: MatchView) => redraw(<Table view={view} />);
  return { taken: () => drawn.splice(0), actions, show, again: () => show(BARE_VIEW) };
}

const LATER: MatchView = { ...BARE_VIEW, log: [{ text: { m: 'log.one' } }] };

test('what the reader does draws the parts that select it, and no other', () => {
  const { taken, actions } = parts();
  expect(taken()).toEqual(['narrow undefined', 'log 0']);
  act(() => actions().look({ narrow: { kind: 'space', id: 'paris' } }));
  expect(taken()).toEqual(['narrow paris']);
  act(() => actions().look({ dialog: 'keys' }));
  expect(taken()).toEqual([]);
});

test('what comes draws each part once, and nothing where it is the same', () => {
  const { taken, show } = parts();
  taken();
  show(LATER);
  expect(taken()).toEqual(['narrow undefined', 'log 1']);
  show(LATER);
  expect(taken()).toEqual([]);
});

test('a line of the conversation, or a clock, draws no part of the table: all that has come to it is the same', () => {
  const { taken, again } = parts();
  taken();
  again();
  expect(taken()).toEqual([]);
});

test('what a part does while it is first drawn is seen by those around it', () => {
  function Opening() {
    const { look } = useActions();
    useLayoutEffect(() => look({ dialog: 'room' }), [look]);
    return null;
  }
  function Around() {
    return (
      <p>
        {useTable(({ dialog }) => (dialog === 'room' ? dialog : 'nothing'))}
        <Opening />
      </p>
    );
  }
  draw(
    <TableProvider given={stillTable(ROOM, BARE_VIEW, GAME)}>
      <Around />
    </TableProvider>,
    'en',
  );
  expect(screen.getByText('room')).toBeTruthy();
});
