import type { SpectatorView } from './predictions';
import type { Text } from './text';

/** Turns texts of a game into sentences of one language. */
export interface Speaker {
  render(text: Text): string;
}

/** What is drawn for a link to a room: people gather, or play, or nothing is said of the room but its game. */
export type LinkScene = 'gathering' | 'playing' | 'closed';

/** How a match has ended, for a link to its room: in words, and as a picture. */
interface EndCard {
  readonly title: string;
  readonly sentence: string;
  readonly picture: string;
}

/**
 * The pictures of a link to a room of a game, which a chat shows beside it: SVG of {@link LINK_PICTURE}. They are made of what everybody
 * may know, and name no player.
 */
export interface LinkCards<Table> {
  /**
   * The picture of a room whose match is not over.
   * @param lines what is said of the room, sentence by sentence; none in a closed scene
   */
  room(scene: LinkScene, lines: readonly string[], text: Speaker): string;
  /** The card of a match that is over, from the spectators' view and nothing else; null when there is nothing to tell. */
  end(seen: SpectatorView<Table>, text: Speaker): EndCard | null;
}

/** The size of the picture of a link in pixels: what services take that show such pictures. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;
