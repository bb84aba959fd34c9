/** The colours of people. No two members of a room have the same. */
export const COLOURS = ['amber', 'red', 'blue', 'green', 'violet', 'teal', 'brown', 'grey'] as const;

/** The colour of a member, by which screens tell people apart beside their name and seat. */
export type Colour = (typeof COLOURS)[number];

/** The colours that a game offers its players: all of them, but for those that its own things have. */
export function coloursOf({ colours }: { readonly colours?: readonly Colour[] }): readonly Colour[] {
  return colours ?? COLOURS;
}
