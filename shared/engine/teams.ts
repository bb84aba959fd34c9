/** Seats that play as teams, where a table option has that value, by how many seats play. */
export interface Teams {
  readonly option: string;
  readonly value: string;
  /** The seats of each team: each seat is in one. */
  readonly of: Readonly<Record<number, readonly (readonly number[])[]>>;
}

/** The teams by how many seats play; null without teams. */
function chosen({ teams }: { readonly teams?: Teams }, options: Readonly<Record<string, string>>): Teams['of'] | null {
  return teams === undefined || options[teams.option] !== teams.value ? null : teams.of;
}

/** For how many seats there are teams, where those who play are not so many; null where they are, or without teams. */
export function seatsForTeams(
  meta: { readonly teams?: Teams },
  options: Readonly<Record<string, string>>,
  seats: number,
): readonly number[] | null {
  const teams = chosen(meta, options);
  return teams === null || teams[seats] !== undefined ? null : Object.keys(teams).map(Number);
}

/** The seats of each team; null without teams. */
export function teamsOf(
  meta: { readonly teams?: Teams },
  options: Readonly<Record<string, string>>,
  seats: number,
): readonly (readonly number[])[] | null {
  return chosen(meta, options)?.[seats] ?? null;
}
