import type { Seat } from '../../../shared/engine/ask';
import { teamsOf } from '../../../shared/engine/teams';
import { useWords } from '../../base/i18n/WordsContext';
import { useTable } from '../store/TableContext';

/** More people than these are counted: their names stand beside their place. */
const NAMED = 4;

/** A place of rivals, counted from 1: after two who are tied for the first comes the third, and after a team the second. */
export interface Place {
  readonly n: number;
  readonly seats: readonly Seat[];
}

/** The places of a match with their numbers. */
export function placesOf(places: readonly (readonly Seat[])[], play: 'alone' | 'teams'): readonly Place[] {
  return places.map((seats, i) => ({ n: 1 + (play === 'teams' ? i : places.slice(0, i).flat().length), seats }));
}

/** How the match ended, in a sentence to this reader: who has won, and their own place. Null where nobody has won or lost. */
export function useOutcome(): string | null {
  const { t, language } = useWords();
  const over = useTable(({ view }) => view.over);
  const members = useTable(({ room }) => room.members);
  const own = useTable((table) => table.own);
  const teams = useTable(({ game, room }) => teamsOf(game.meta, room.options, room.members.length));
  if (over === null || over.outcome === 'called-off') return null;
  if (over.outcome !== 'ranked') return t(`end.${over.outcome}.${own === null ? 'watched' : 'yours'}`);
  const named = (seats: readonly Seat[]) =>
    seats.length > NAMED
      ? t('end.several', { n: seats.length })
      : new Intl.ListFormat(language).format(
          members.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name),
        );
  const places = placesOf(over.places, teams === null ? 'alone' : 'teams');
  const mine = own === null ? undefined : places.find(({ seats }) => seats.includes(own));
  const [first] = places;
  if (first === undefined) return null;
  /** Whether those of a place are a team, and not tied. */
  const isTeam = (seats: readonly Seat[]) => teams?.some((team) => seats.every((seat) => team.includes(seat))) === true;
  if (mine === undefined)
    return t(isTeam(first.seats) ? 'end.won.team' : 'end.won', { who: named(first.seats), n: first.seats.length });
  const mates = mine.seats.filter((seat) => seat !== own);
  if (mates.length === 0) return t('end.you', { n: mine.n });
  return t(isTeam(mine.seats) ? 'end.you.team' : 'end.you.tied', { n: mine.n, who: named(mates) });
}
