import { createHmac, randomBytes } from 'node:crypto';

import type { TokenHash } from '../lib/secrets';

/**
 * The words that tell claims apart, also on the telephone. They are spelled alike and sound much alike in English and
 * French, so that a table with pages in both languages reads one word. None sounds like another.
 */
export const CLAIM_WORDS = [
  ...['agenda', 'album', 'alibi', 'alpha', 'baguette', 'ballet', 'banjo', 'bison', 'bivouac', 'bonus', 'boulevard'],
  ...['bravo', 'brioche', 'bungalow', 'burrito', 'cacao', 'cactus', 'canyon', 'caramel', 'casino', 'catamaran'],
  ...['chalet', 'cobalt', 'cobra', 'cocktail', 'concerto', 'condor', 'confetti', 'cosmos', 'curry', 'delta', 'denim'],
  ...['disco', 'domino', 'dragon', 'fjord', 'gamma', 'gecko', 'geyser', 'golem', 'golf', 'harmonica', 'husky'],
  ...['iceberg', 'igloo', 'indigo', 'jaguar', 'joker', 'judo', 'kayak', 'ketchup', 'kimono', 'kiwi', 'koala'],
  ...['laser', 'lotus', 'magenta', 'marathon', 'melon', 'mirage', 'nectar', 'nickel', 'ninja', 'nougat', 'oasis'],
  ...['okapi', 'omelette', 'onyx', 'origami', 'panda', 'panorama', 'paprika', 'parasol', 'piano', 'piranha', 'pizza'],
  ...['plateau', 'polka', 'poncho', 'poster', 'pulsar', 'puma', 'puzzle', 'quiche', 'radar', 'ravioli', 'risotto'],
  ...['robot', 'rugby', 'safari', 'samba', 'satin', 'sauna', 'saxophone', 'scooter', 'slalom', 'sonar', 'soprano'],
  ...['souvenir', 'spaghetti', 'sphinx', 'studio', 'sultan', 'surf', 'sushi', 'talisman', 'tandem', 'tango'],
  ...['tapioca', 'taxi', 'tempo', 'tennis', 'titan', 'torrent', 'totem', 'toucan', 'tram', 'trident', 'trombone'],
  ...['tuba', 'tunnel', 'turquoise', 'ultra', 'valise', 'villa', 'wombat', 'yeti', 'zigzag'],
] as const;

/**
 * Two words for a claim, which show nothing of its token. The salt is new for every claim and kept nowhere, so no token can be
 * sought out for the words that it would get.
 * @param taken the words of the other claims: the new ones have no word in common with them
 * @param makeSalt random bytes unless a test says otherwise
 */
export function wordFor(token: TokenHash, taken: readonly string[], makeSalt = () => randomBytes(16)): string {
  const used = new Set(taken.flatMap((word) => word.split(' ')));
  const free = CLAIM_WORDS.filter((word) => !used.has(word));
  const drawn = createHmac('sha256', makeSalt()).update(token).digest();
  const [first = ''] = free.splice(drawn.readUInt32BE(0) % free.length, 1);
  return `${first} ${free[drawn.readUInt32BE(4) % free.length] ?? ''}`;
}
