/** Seats that play as teams, where a table option has that value, by how many seats play. */
export interface Teams {
  readonly option: string;
  readonly value: string;
  /** The seats of each team: each seat is in one. */
  readonly of: Readonly<Record<number, readonly (readonly number[])[]>>;
}

/** For how many seats there are teams, where those who play are not so many; null where they are, or nobody plays in teams. */
export function seatsForTeams(
  { teams }: { readonly teams?: Teams },
  options: Readonly<Record<string, string>>,
  seats: number,
): readonly number[] | null {
  if (teams === undefined || options[teams.option] !== teams.value || teams.of[seats] !== undefined) return null;
  return Object.keys(teams.of).map(Number);
}

/** The seats of each team; null where nobody plays in teams. */
export function teamsOf(
  { teams }: { readonly teams?: Teams },
  options: Readonly<Record<string, string>>,
  seats: number,
): readonly (readonly number[])[] | null {
  if (teams === undefined || options[teams.option] !== teams.value) return null;
  return teams.of[seats] ?? null;
}
