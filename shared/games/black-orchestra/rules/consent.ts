import { askSeat, type Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import type { SheetId } from '../board/sheets';
import type { GameRun } from '../content';
import { name } from '../i18n/names';
import { logLine, msg } from './log';
import { conspirator } from './select';
import { requestPolicy, setRequests } from './standing';

/**
 * Asks a player to hand something over [BO 6, 12]. Nobody asks themselves; what was said in advance
 * answers by itself.
 * A refusal is logged.
 */
export function* consent(
  run: GameRun,
  what: `consent-${'card' | 'item' | 'plot'}`,
  request: { readonly who: SheetId; readonly from: SheetId; readonly thing: Text },
): Script<'granted' | 'refused'> {
  const { pub } = run.core;
  const owner = conspirator(pub, request.from).seat;
  const by = conspirator(pub, request.who).seat;
  const params = { who: name.sheet(request.who), from: name.sheet(request.from), thing: request.thing };
  const policy = owner === by ? 'always' : requestPolicy(pub, owner, by);
  if (policy === 'always') return 'granted';
  if (policy === 'never') {
    logLine(run, 'log.refused', params);
    return 'refused';
  }
  const answer = yield* askSeat(run, {
    seat: owner,
    kind: 'consent',
    clock: 'consent',
    fallback: 'no',
    prompt: msg(`ask.${what}`, params),
    about: msg(`about.${what}`, { by: params.who, thing: params.thing }),
    options: () => [
      { key: 'yes', label: msg('option.yes'), value: 'yes' } as const,
      { key: 'no', label: msg('option.no'), value: 'no' } as const,
      {
        key: 'yes-game',
        label: msg('option.yes-game', { who: params.who }),
        group: 'group.all-game',
        value: 'yes-game',
      } as const,
      {
        key: 'no-game',
        label: msg('option.no-game', { who: params.who }),
        group: 'group.all-game',
        value: 'no-game',
      } as const,
      { key: 'always', label: msg('option.always'), group: 'group.all-game', value: 'always' } as const,
    ],
  });
  switch (answer) {
    case 'always':
      run.change((draft) => {
        const standing = draft.pub.standing[owner];
        if (standing !== undefined) standing.consent = 'always';
      });
      logLine(run, 'log.consent-always', { who: params.from });
      return 'granted';
    case 'yes-game':
    case 'no-game': {
      const answers = answer === 'yes-game' ? 'always' : 'never';
      run.change((draft) => setRequests(draft, owner, by, answers));
      logLine(run, `log.requests-${answers}`, { who: params.who, from: params.from });
      if (answers === 'never') logLine(run, 'log.refused', params);
      return answers === 'always' ? 'granted' : 'refused';
    }
    case 'yes':
      return 'granted';
    case 'no':
    case null:
      logLine(run, 'log.refused', params);
      return 'refused';
  }
}
