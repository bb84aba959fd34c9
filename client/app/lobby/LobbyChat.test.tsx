/** @jest-environment ./client/testing/environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { Browser } from '../../../server/testing/browser';
import type { Language } from '../../../shared/engine/game';
import { CHAT_LENGTH } from '../../../shared/protocol/rooms';
import { tabTo } from '../../testing/draw';
import { houseOfTests } from '../../testing/visit';

const house = houseOfTests();

describe.each([
  {
    language: 'en',
    name: 'Your name',
    watch: 'Watch',
    open: 'Chat',
    unread: 'Chat, 2 unread messages',
    notice: '2 unread messages in the chat',
    field: 'Write a message',
    send: 'Send',
    close: 'Close',
    empty: 'No messages yet.',
    reading: 'Only players can write here.',
    left: '10 characters left',
    book: 'Ready-made phrases',
    say: 'Say it',
    space: 'Space',
    meet: 'Let’s meet in Paris.',
  },
  {
    language: 'fr',
    name: 'Votre nom',
    watch: 'Regarder la partie',
    open: 'Conversation',
    unread: 'Conversation, 2\u00a0messages non lus',
    notice: '2\u00a0messages non lus dans la conversation',
    field: 'Votre message',
    send: 'Envoyer',
    close: 'Fermer',
    empty: 'Personne n’a encore rien dit.',
    reading: 'Vous lisez seulement : il faut une place à la table pour écrire ici.',
    left: 'Encore 10 caractères',
    book: 'Phrases toutes prêtes',
    say: 'Le dire',
    space: 'Lieu',
    meet: 'Retrouvons‑nous à Paris.',
  },
] as const)('The conversation in the lobby ($language)', (words) => {
  /** Anna has a room; Ben, at this screen, takes a seat in it. */
  async function visit(language: Language): Promise<{ readonly anna: Browser; readonly user: UserEvent }> {
    const anna = house().other();
    const user = house().visit(`/r/${await anna.create('Anna', 'black-orchestra')}`, language);
    await user.type(await screen.findByRole('textbox', { name: words.name }), 'Ben{Enter}');
    await screen.findByRole('button', { name: words.open });
    return { anna, user };
  }

  it('opens by the keyboard; Escape closes it and leads back to its button', async () => {
    const { user } = await visit(words.language);
    const button = await tabTo(user, 'button', words.open);
    expect(screen.queryByRole('log')).toBeNull();
    await user.keyboard('{Enter}');
    within(screen.getByRole('log', { name: words.open })).getByText(words.empty);
    await tabTo(user, 'textbox', words.field);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('log')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('counts what is unread until it is opened', async () => {
    const { anna, user } = await visit(words.language);
    expect(await anna.say('say', { text: 'Hello' })).toEqual({ ok: true });
    expect(await anna.say('say', { text: 'Who plays Beck?' })).toEqual({ ok: true });
    const button = await screen.findByRole('button', { name: words.unread });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words.notice);
    await user.click(button);
    await screen.findByRole('button', { name: words.open });
    const lines = within(screen.getByRole('log')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Anna .*Hello$/),
      expect.stringMatching(/^Anna .*Who plays Beck\?$/),
    ]);
  });

  it('sends what is written with Enter or the button, tidied, and empties the field', async () => {
    const { anna, user } = await visit(words.language);
    await user.click(screen.getByRole('button', { name: words.open }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: words.field });
    await user.type(field, '  I do,   gladly {Enter}');
    await anna.until(() => anna.lines.at(-1)?.text === 'I do, gladly');
    await waitFor(() => expect(field.value).toBe(''));
    await user.type(field, 'And you?');
    await user.click(screen.getByRole('button', { name: words.send }));
    await anna.until(() => anna.lines.at(-1)?.text === 'And you?');
    expect(anna.lines.map(({ name }) => name)).toEqual(['Ben', 'Ben']);
  });

  it('sends a phrase as data, and shows it in the words of the reader', async () => {
    const { anna, user } = await visit(words.language);
    await user.click(screen.getByRole('button', { name: words.open }));
    await user.click(screen.getByText(words.book));
    await user.selectOptions(screen.getByTestId('phrase'), 'meet');
    await user.selectOptions(screen.getByRole('combobox', { name: words.space }), 'space.paris');
    await user.click(screen.getByRole('button', { name: words.say }));
    await anna.until(() => anna.phrases.length > 0);
    expect(anna.phrases).toEqual([{ id: 'meet', slots: { space: 'space.paris' } }]);
    await within(screen.getByRole('log')).findByText(words.meet);
  });

  it('tells how many characters are left near the limit', async () => {
    const { user } = await visit(words.language);
    await user.click(screen.getByRole('button', { name: words.open }));
    await user.click(screen.getByRole('textbox', { name: words.field }));
    await user.paste('x'.repeat(CHAT_LENGTH - 10));
    screen.getByText(words.left);
  });

  it('is read, but not written, by those who watch', async () => {
    const anna = house().other();
    const user = house().visit(`/r/${await anna.create('Anna', 'black-orchestra')}`, words.language);
    await user.click(await screen.findByRole('button', { name: words.watch }));
    await user.click(await screen.findByRole('button', { name: words.open }));
    screen.getByText(words.reading);
    expect(screen.queryByRole('textbox', { name: words.field })).toBeNull();
    expect(await anna.say('say', { text: 'Hello' })).toEqual({ ok: true });
    await within(screen.getByRole('log')).findByText('Hello');
  });
});
