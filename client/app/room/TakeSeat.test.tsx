/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { begin, idAt, vacate } from '../../../server/testing/seating';
import type { Language } from '../../../shared/engine/game';
import { isWatching, storedSeat, storeSeat } from '../../base/browser-storage';
import { blackOrchestraIn } from '../../games/black-orchestra/testing/game';
import { buttons, draw, named, tabTo } from '../../testing/draw';
import { memberView, roomView } from '../../testing/room';
import { houseOfTests } from '../../testing/visit';
import { TakeSeat } from './TakeSeat';
import { UnsupportedMatch } from './UnsupportedMatch';

const house = houseOfTests();

/** A room with Anna and Ben in it, and so many seats. */
function form(language: Language, seats: number) {
  const members = ['Anna', 'Ben'].map((name, i) => memberView(i, name));
  const room = roomView({ code: 'BCDFG', game: 'black-orchestra', members });
  const game = blackOrchestraIn(language);
  const done: string[] = [];
  const { user } = draw(
    <TakeSeat
      room={room}
      game={{ ...game, meta: { ...game.meta, maxSeats: seats } }}
      visitor="new"
      former={null}
      standing="inside"
      watcher={null}
      onNamed={() => void done.push('named')}
      onSeated={() => void done.push('seated')}
      onContinue={() => void done.push('continue')}
      onWatch={() => void done.push('watch')}
    />,
    language,
  );
  return { user, done };
}

describe.each([
  {
    language: 'en',
    title: 'Room BCDFG',
    seated: 'Seated: Anna and Ben.',
    name: 'Your name',
    take: 'Take a seat',
    watch: 'Watch',
    screen: 'Open a shared screen',
    mine: 'I have a seat on another device',
    running: 'The game is running.',
    ben: 'I am Ben',
    table: 'Table',
    full: 'All seats are taken.',
    none: 'No seat is free: watch now, and sit down for the next game.',
    bot: /^\S+ is a bot: ask the table for a seat\.$/,
    lost: 'You have no seat in this room. You can take a free one or watch.',
    kicked: 'The host kicked you from this room.',
    taken: 'Somebody in this room already has that name.',
    unsupported: 'Room BCDFG: this game cannot go on here',
    home: 'Start page',
  },
  {
    language: 'fr',
    title: 'Salon BCDFG',
    seated: 'À table : Anna et Ben.',
    name: 'Votre nom',
    take: 'Prendre place',
    watch: 'Regarder la partie',
    screen: 'Ouvrir l’écran commun',
    mine: 'J’ai une place sur un autre appareil',
    running: 'La partie est en cours.',
    ben: 'Je suis Ben',
    table: 'Table',
    full: 'Toutes les places sont prises.',
    none: 'Aucune place libre : regardez, puis prenez place à la partie suivante.',
    bot: /^\S+ est un robot : demandez une place à la table\.$/,
    lost: 'Vous n’avez pas de place dans ce salon. Prenez‑en une libre ou regardez.',
    kicked: 'L’hôte vous a fait sortir de ce salon.',
    taken: 'Quelqu’un porte déjà ce nom. Choisissez‑en un autre.',
    unsupported: 'Salon BCDFG\u00a0: cette partie ne peut pas continuer ici',
    home: 'Accueil',
  },
] as const)('Who comes to a room without a seat ($language)', (words) => {
  const { language } = words;

  /** Goes to a room that Anna has opened. */
  async function visit(before: (code: string) => void = () => undefined): Promise<{ user: UserEvent; code: string }> {
    const code = await house().other().create('Anna', 'black-orchestra');
    before(code);
    const user = house().visit(`/r/${code}`, language);
    await screen.findByRole('button', { name: words.watch });
    return { user, code };
  }

  it('reads who is there, and may take a seat or watch', async () => {
    const { user, done } = form(language, 5);
    screen.getByRole('heading', { name: words.title });
    screen.getByText(words.seated);
    expect(named('textbox')).toEqual([words.name]);
    expect(buttons().slice(-4)).toEqual([words.take, words.watch, words.screen, words.mine]);
    await tabTo(user, 'button', words.watch);
    await user.keyboard('{Enter}');
    await tabTo(user, 'button', words.mine);
    await user.keyboard('{Enter}');
    expect(done).toEqual(['watch', 'continue']);
  });

  it('of a running game are asked whether they come back, take a free seat or watch', async () => {
    const anna = house().other();
    const code = await anna.create('Anna', 'black-orchestra');
    const ben = house().other();
    await ben.join(code, 'Ben');
    await anna.say('start', {});
    ben.close();
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === false);
    const user = house().visit(`/r/${code}`, language);
    await screen.findByText(words.running);
    screen.getByText(words.none);
    expect(buttons().slice(-4)).toEqual([words.watch, words.screen, words.mine, words.ben]);
    await user.click(screen.getByRole('button', { name: words.watch }));
    await screen.findByRole('main', { name: words.table });
    expect(isWatching(code)).toBe(true);
  });

  it('may only watch when all seats are taken', () => {
    form(language, 2);
    screen.getByText(words.full);
    expect(named('textbox')).toEqual([]);
    expect(buttons()).not.toContain(words.take);
    expect(buttons()).toContain(words.watch);
  });

  it('takes a seat with a name and Enter, and the browser stores it', async () => {
    const { user, code } = await visit();
    await user.type(screen.getByRole('textbox', { name: words.name }), 'Ben{Enter}');
    await screen.findByTestId('seat-own');
    expect(storedSeat(code)?.name).toBe('Ben');
  });

  it('is told that a name is taken, and has no seat then', async () => {
    const { user, code } = await visit();
    await user.type(screen.getByRole('textbox', { name: words.name }), 'anna{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(words.taken);
    expect(storedSeat(code)).toBeNull();
  });

  it('is told that an earlier seat is lost', async () => {
    const { code } = await visit((at) =>
      storeSeat({ code: at, token: 'x'.repeat(43), name: 'Ben', used: 1, match: 'running' }),
    );
    expect((await screen.findByText(words.lost)).getAttribute('role')).toBe('alert');
    expect(storedSeat(code)).toBeNull();
  });

  it('takes the seat again that was freed while they were away, under their name', async () => {
    const [anna, ben] = [house().other(), house().other()];
    const code = await anna.create('Anna', 'black-orchestra');
    await ben.join(code, 'Ben');
    await begin([anna, ben]);
    ben.close();
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.connected === false);
    await vacate(anna, idAt(anna, 1));
    storeSeat({ code, token: ben.token, name: 'Ben', used: 1, match: 'running' });
    const user = house().visit(`/r/${code}`, language);
    await screen.findByText(words.kicked);
    await user.type(screen.getByRole('textbox', { name: words.name }), 'Ben{Enter}');
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.vacant === false);
    await screen.findByRole('main', { name: words.table });
    expect(storedSeat(code)).toMatchObject({ name: 'Ben', token: ben.token });
  });

  it('comes late: reads that a bot has the seat, and takes it once the table has freed it', async () => {
    const anna = house().other();
    const code = await anna.create('Anna', 'black-orchestra');
    await anna.say('addBot', { level: 'quick' });
    await begin([anna]);
    const user = house().visit(`/r/${code}`, language);
    await screen.findByText(words.bot);
    await vacate(anna, idAt(anna, 1));
    await screen.findByRole('button', { name: words.take });
    await user.type(await screen.findByRole('textbox', { name: words.name }), 'Ben{Enter}');
    await screen.findByRole('main', { name: words.table });
    await anna.until(() => anna.rooms.at(-1)?.members[1]?.name === 'Ben');
  });

  it('finds the way out of a match that this server cannot go on with', async () => {
    window.history.replaceState(null, '', '/r/BCDFG');
    const { user } = draw(<UnsupportedMatch code="BCDFG" />, language);
    screen.getByRole('heading', { name: words.unsupported });
    await tabTo(user, 'link', words.home);
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/');
  });
});
