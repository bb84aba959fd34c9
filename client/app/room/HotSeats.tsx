import { type ReactElement, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';

import type { Seat } from '../../../shared/engine/ask';
import { changeSeat, dropBeside, storeBeside, storedBeside, storedSeat } from '../../base/browser-storage';
import type { Applicant, Connection } from '../../base/connection/connection';
import { ConnectionProvider, useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ALONE, type Party, PartyContext, type StateOfTable, useParty } from '../../base/party/PartyContext';
import { makeToken } from '../../base/token';
import { Page } from '../../base/ui/Page';
import { RoomScreen } from './RoomScreen';

/**
 * A room for all who share this screen. Each has a connection, so that nobody counts as away; the screen shows the view of one. When
 * the table waits for another one, it is covered until that one takes it.
 */
export function HotSeats({ code }: { readonly code: string }): ReactElement {
  const first = useConnection();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [connections] = useState(() => new Map<string, Connection>());
  /** The one who has taken the screen; null after a reload, when nobody knows who sits before it. */
  const [holder, setHolder] = useState<string | null>(null);
  const [shownAnyway, setShownAnyway] = useState('');
  const stored = storedSeat(code);
  const active = stored?.token ?? null;
  const beside = storedBeside(code);
  const connectionOf = useCallback(
    (token: string): Connection => {
      const known = connections.get(token);
      if (known !== undefined) return known;
      // The page's own connection is for whoever comes first.
      const made = connections.size === 0 ? first : first.beside();
      connections.set(token, made);
      made.wake();
      return made;
    },
    [connections, first],
  );
  const tokens = beside.map(({ token }) => token).join(' ');
  useEffect(() => {
    for (const token of tokens === '' ? [] : tokens.split(' ')) connectionOf(token).show({ code, token });
  }, [code, tokens, connectionOf]);
  useEffect(
    () => () => {
      for (const one of connections.values()) if (one !== first) one.close();
      connections.clear();
    },
    [connections, first],
  );

  const turnTo = useCallback(
    (token: string) => {
      changeSeat(code, token);
      redraw();
    },
    [code],
  );
  const ask = useCallback(
    (token: string) => {
      setShownAnyway(awaitedIn(newestOf([...connections.values()])).join(' '));
      turnTo(token);
    },
    [connections, turnTo],
  );
  const add = useCallback<Party['add']>(
    async (name) => {
      const applicant = { name, token: makeToken() };
      const own = storedSeat(code);
      if (own !== null) connectionOf(own.token);
      storeBeside(code, applicant);
      const answer = await connectionOf(applicant.token).join({ code, ...applicant });
      if (!answer.ok && answer.error !== 'no-answer') {
        dropBeside(code, applicant.token);
        connections.get(applicant.token)?.close();
        connections.delete(applicant.token);
      }
      redraw();
      return answer;
    },
    [code, connectionOf, connections],
  );
  const people: readonly Applicant[] = stored === null ? beside : [stored, ...beside];
  const key = people.map(({ token, name }) => `${token} ${name}`).join('\n');
  const party = useMemo<Party>(
    () => ({ ...ALONE, people: [...people].sort(byToken), active, turnTo: ask, add }),
    // Its people are the same as long as the key is.
    [key, active, ask, add],
  );
  const connection = active === null ? first : connectionOf(active);
  return (
    <PartyContext value={party}>
      <ConnectionProvider key={beside.length === 0 ? 'alone' : active} connection={connection}>
        {beside.length === 0 || active === null ? (
          <RoomScreen key={code} code={code} />
        ) : (
          <Taken
            code={code}
            active={{ token: active, name: stored?.name ?? '' }}
            holder={holder}
            others={beside.map((one) => ({ ...one, connection: connectionOf(one.token) }))}
            shownAnyway={shownAnyway}
            onTake={() => setHolder(active)}
            onTurn={turnTo}
          />
        )}
      </ConnectionProvider>
    </PartyContext>
  );
}

/** The view of whoever has taken the screen, or the curtain before the next one takes it. */
function Taken({
  code,
  active,
  holder,
  others,
  shownAnyway,
  onTake,
  onTurn,
}: {
  readonly code: string;
  readonly active: Applicant;
  readonly holder: string | null;
  readonly others: readonly (Applicant & { readonly connection: Connection })[];
  /** The awaited seats during which somebody else has asked for the screen. */
  readonly shownAnyway: string;
  readonly onTake: () => void;
  readonly onTurn: (token: string) => void;
}): ReactElement {
  const connection = useConnection();
  const alone = useParty();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [wasShown, setWasShown] = useState<StateOfTable | null>(null);
  useEffect(() => {
    connection.show({ code, token: active.token });
    const ends = [connection, ...others.map((other) => other.connection)].map((one) => one.subscribe(redraw));
    return () => {
      for (const end of ends) end();
    };
  });
  const { seat, room } = connection.state();
  const newest = newestOf([connection, ...others.map((other) => other.connection)]);
  const awaited = awaitedIn(newest);
  const next =
    seat === null || awaited.length === 0 || awaited.includes(seat) || awaited.join(' ') === shownAnyway
      ? null
      : (others
          .flatMap(({ token, name, connection: of }) => {
            const its = of.state().seat;
            return its !== null && awaited.includes(its) ? [{ token, name, seat: its }] : [];
          })
          .sort((one, other) => one.seat - other.seat)[0] ?? null);
  const isTaken = holder === active.token;
  // Who has the screen is first shown what came of their answer.
  const turnsTo =
    next !== null && newest !== null && (!isTaken || (wasShown !== null && byAge(wasShown, newest) >= 0))
      ? next.token
      : null;
  useLayoutEffect(() => {
    if (turnsTo !== null) onTurn(turnsTo);
  }, [turnsTo, onTurn]);
  const nextToken = next?.token ?? null;
  const nextName = next?.name ?? '';
  const party = useMemo<Party>(
    () => ({
      ...alone,
      next: nextToken === null ? null : { token: nextToken, name: nextName },
      wasShown: setWasShown,
    }),
    [alone, nextToken, nextName],
  );
  if (room === null || (!isTaken && room.phase !== 'lobby')) return <Pass name={active.name} onTake={onTake} />;
  return (
    <PartyContext value={party}>
      <RoomScreen code={code} />
    </PartyContext>
  );
}

/** The curtain between two people at one screen: it shows nothing of either. */
function Pass({ name, onTake }: { readonly name: string; readonly onTake: () => void }): ReactElement {
  const { t } = useWords();
  return (
    <Page>
      <div className="sheet narrow" data-testid="pass">
        <h1>{t('party.pass', { name })}</h1>
        <p>{t('party.pass.why')}</p>
        <button type="button" className="primary" onClick={onTake} data-testid="pass-take">
          {t('party.take', { name })}
        </button>
      </div>
    </Page>
  );
}

/** A state of the table with the seats for which it waits. */
interface Awaiting extends StateOfTable {
  readonly waiting: readonly Seat[];
}

/** The newest state at this screen: views of one moment come one after the other. */
function newestOf(connections: readonly Connection[]): Awaiting | null {
  const states = connections.flatMap((one) => {
    const { room, shown } = one.state();
    if (room?.phase !== 'playing' || shown === null) return [];
    const { stateID, view } = shown.message;
    const waiting = view.over === null ? view.waiting.map(({ seat }) => seat) : [];
    return [{ played: room.played.length, stateID, waiting }];
  });
  return states.sort((one, other) => byAge(other, one))[0] ?? null;
}

/** The seats for which the table waits, each once. */
function awaitedIn(state: Awaiting | null): readonly Seat[] {
  return [...new Set(state?.waiting)].sort((one, other) => one - other);
}

/** Below 0 when the one is older than the other, above 0 when it is newer. */
function byAge(one: StateOfTable, other: StateOfTable): number {
  return one.played - other.played || one.stateID - other.stateID;
}

/** The same order whoever has the screen. */
function byToken(one: Applicant, other: Applicant): number {
  return one.token < other.token ? -1 : 1;
}
