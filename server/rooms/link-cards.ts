import type { Logger } from 'pino';

import type { GameModule, Language } from '../../shared/engine/game';
import { inLanguage } from '../../shared/engine/languages';
import type { LinkScene } from '../../shared/engine/link-card';
import { engineMessages } from '../../shared/text/engine';
import { linkMessages } from '../../shared/text/link';
import { makeRenderer, type Renderer } from '../../shared/text/render';
import type { LinkCard, LinkCards } from '../http/link-card';
import { Recent } from '../lib/recent';
import type { Guesses } from '../limits/guesses';
import type { Limiters } from '../limits/limits';
import type { GameLoader } from '../match/game-loader';
import type { LiveMatch } from '../match/live';
import type { Room } from './room';
import type { Rooms } from './rooms';
import { siteCard } from './site-card';

/** How many cards of matches that are over are kept. */
const ENDED_KEPT = 200;

/** The parts that cards of links are made with. */
interface LinkParts {
  readonly rooms: Pick<Rooms, 'find' | 'stageOf' | 'priceOfMatch' | 'supportedMatchOf'>;
  readonly games: Pick<GameLoader, 'metas' | 'load'>;
  readonly guesses: Pick<Guesses, 'glance'>;
  readonly limiters: Pick<Limiters, 'perAddress'>;
  readonly log: Logger;
}

/**
 * The cards of links to rooms. A room is private unless everybody with its code may watch. Private rooms, wrong codes, and rooms that cannot be
 * shown have one card: that of the only game here, or where there are several games that of this server, which names none.
 */
export class RoomLinkCards implements LinkCards {
  private readonly ended = new Recent<string, LinkCard>(ENDED_KEPT);
  private readonly renderers = new Map<string, Renderer>();

  constructor(private readonly parts: LinkParts) {}

  async of(address: string, code: string, language: Language): Promise<LinkCard> {
    const { rooms, guesses, games, log } = this.parts;
    try {
      // A private room is no wrong code. Finding that out costs more guesses than entering.
      const room = await guesses.glance(
        address,
        () => rooms.find(code),
        (found) => found === null,
      );
      const open = room === null || room.watch.who !== 'code' ? null : await this.open(room, address, language);
      if (open !== null) return open;
    } catch (err) {
      log.error({ err }, 'cannot show a link');
    }
    const [only, ...others] = games.metas;
    const game =
      only === undefined || others.length > 0 ? null : await this.card(only.name, 'closed', [], {}, language);
    return game ?? siteCard(language);
  }

  /** The card of a room that is not private; null when its match cannot be shown. */
  private async open(room: Room, address: string, language: Language): Promise<LinkCard | null> {
    const { rooms } = this.parts;
    const { game, options, matchId } = room;
    if (matchId === null)
      return this.card(game, 'gathering', gathering(room, await this.maxSeats(game)), options, language);
    // A match under way is not opened for a link: all that is said of it is that it has begun.
    const stage = await rooms.stageOf(room);
    if (stage === null) return null;
    if (stage !== 'over') return this.card(game, 'playing', playing(room), options, language);
    const key = `${language} ${matchId}`;
    const known = this.ended.get(key);
    if (known !== undefined) return known;
    this.parts.limiters.perAddress.charge(address, rooms.priceOfMatch(room));
    const match = await rooms.supportedMatchOf(room);
    const ended = match === null ? null : await this.end(match, room, language);
    if (ended !== null) this.ended.set(key, ended);
    return ended;
  }

  private async card(
    name: string,
    scene: LinkScene,
    lines: readonly { readonly m: string; readonly p?: Readonly<Record<string, number>> }[],
    options: Room['options'],
    language: Language,
  ): Promise<LinkCard | null> {
    const game = await this.parts.games.load(name);
    if (game === null) return null;
    const { meta, linkCards } = game.module;
    const { title, about } = inLanguage(meta.announced, language);
    const text = this.renderer(game.module, options, language);
    const said = lines.map((line) => text.render(line));
    const description = [...said, ...(about === null ? [] : [about])].join(' ');
    return {
      title,
      description: description === '' ? null : description,
      picture: linkCards?.room(scene, said, text) ?? null,
    };
  }

  private async end(match: LiveMatch, room: Room, language: Language): Promise<LinkCard | null> {
    const { meta, linkCards } = match.game.module;
    const text = this.renderer(match.game.module, room.options, language);
    const end = linkCards?.end(match.message(null, 0).view, text) ?? null;
    if (end === null) return this.card(meta.name, 'closed', [{ m: 'link.over' }], room.options, language);
    return {
      title: `${inLanguage(meta.announced, language).title} · ${end.title}`,
      description: end.sentence,
      picture: end.picture,
    };
  }

  private async maxSeats(game: string): Promise<number> {
    return (await this.parts.games.load(game))?.module.meta.maxSeats ?? 0;
  }

  /** The sentences of a game in a language and the wording of some options. */
  private renderer(
    { meta, messages, wordings = {} }: GameModule,
    options: Room['options'],
    language: Language,
  ): Renderer {
    const value = options[meta.wording?.option ?? ''] ?? '';
    const others = Object.hasOwn(wordings, value) ? wordings[value] : undefined;
    const wording = others === undefined ? undefined : inLanguage(others, language);
    const key = [language, meta.name, wording === undefined ? '' : value].join(' ');
    const known = this.renderers.get(key);
    if (known !== undefined) return known;
    const all = {
      ...inLanguage(engineMessages, language),
      ...inLanguage(linkMessages, language),
      ...inLanguage(messages, language),
      ...wording,
    };
    const made = makeRenderer(language, all);
    this.renderers.set(key, made);
    return made;
  }
}

/** What is said of a room whose people gather. */
function gathering({ seats, entrance }: Room, most: number) {
  const free = entrance === 'open' ? Math.max(0, most - seats.length) : 0;
  return [{ m: 'link.gathering' }, { m: 'link.seats', p: { n: free } }];
}

/** What is said of a room whose match runs: seats that newcomers can take, or else that they can watch. */
function playing({ seats, entrance }: Room) {
  const free = entrance === 'open' ? seats.filter(({ kind }) => kind === 'vacant').length : 0;
  return [{ m: 'link.playing' }, free > 0 ? { m: 'link.seats', p: { n: free } } : { m: 'link.watch' }];
}
