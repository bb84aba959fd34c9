import { type Parts, piecesOf } from './pieces';

const PARTS: Parts = {
  words: { en: ['/rooms-en.js'], fr: ['/rooms-fr.js'] },
  games: { chess: { drawing: ['/chess.js', '/chess.css'], words: { en: ['/chess-en.js'], fr: ['/chess-fr.js'] } } },
};

const addresses = (game: string | null) => piecesOf(PARTS, game, 'fr').map(({ href }) => href);

describe('what a room fetches ahead', () => {
  it('is all of a game that is known, in one language', () => {
    expect(piecesOf(PARTS, 'chess', 'fr')).toEqual([
      { rel: 'modulepreload', as: 'script', href: '/rooms-fr.js' },
      { rel: 'modulepreload', as: 'script', href: '/chess.js' },
      { rel: 'preload', as: 'style', href: '/chess.css' },
      { rel: 'modulepreload', as: 'script', href: '/chess-fr.js' },
      { rel: 'preload', as: 'fetch', href: '/api/games/chess/messages/fr' },
      { rel: 'preload', as: 'fetch', href: '/api/games/chess/facts' },
    ]);
  });

  it.each([null, 'draughts', 'constructor'])('is the sentences of rooms alone where the game is %s', (game) => {
    expect(addresses(game)).toEqual(['/rooms-fr.js']);
  });
});
