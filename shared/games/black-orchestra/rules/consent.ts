import { choose, type Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import type { Play } from '../cards/types';
import { type MessageId } from '../i18n/en';
import { name } from '../i18n/names';
import type { SheetId } from '../sheets/ids';
import { msg, say } from './say';
import { conspirator } from './select';

/**
 * Asks a player to hand something over [BO 6, 12]. Nobody asks themselves; a standing consent answers by itself.
 * A refusal is logged.
 */
export function* consent(
  play: Play,
  prompt: Extract<MessageId, `ask.consent-${string}`>,
  request: { readonly who: SheetId; readonly from: SheetId; readonly thing: Text },
): Script<'granted' | 'refused'> {
  const { pub } = play.core;
  const owner = conspirator(pub, request.from).seat;
  if (owner === conspirator(pub, request.who).seat || pub.standing[owner]?.consent === 'always') return 'granted';
  const params = { who: name.sheet(request.who), from: name.sheet(request.from), thing: request.thing };
  const answer = yield* choose(play, {
    seat: owner,
    kind: 'consent',
    prompt: msg(prompt, params),
    options: () => [
      { key: 'yes', label: msg('option.yes'), value: 'yes' } as const,
      { key: 'no', label: msg('option.no'), value: 'no' } as const,
      { key: 'always', label: msg('option.always'), value: 'always' } as const,
    ],
  });
  switch (answer) {
    case 'always':
      play.change((draft) => {
        const standing = draft.pub.standing[owner];
        if (standing !== undefined) standing.consent = 'always';
      });
      say(play, 'log.consent-always', { who: params.from });
      return 'granted';
    case 'yes':
      return 'granted';
    case 'no':
    case null:
      say(play, 'log.refused', { from: params.from, thing: request.thing });
      return 'refused';
  }
}
