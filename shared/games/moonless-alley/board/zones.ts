/** The four zones, in the order in which defaults break ties [MA 8]. */
export const ZONE_IDS = ['assassination', 'theft', 'reinforcements', 'infiltration'] as const;
export type ZoneId = (typeof ZONE_IDS)[number];

/** What a card belongs to: a zone, or the mercenaries, who have none. */
export type Guild = ZoneId | 'mercenary';

/** The piles, by their index: the first is farthest from the draw pile. */
export const PILES = [0, 1, 2] as const;
export type Pile = (typeof PILES)[number];
