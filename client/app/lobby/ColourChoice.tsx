import type { ReactElement } from 'react';

import { coloursOf } from '../../../shared/engine/colours';
import type { GameMeta } from '../../../shared/engine/game';
import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';

/** Lets a member choose a color of those of the game that no other member has. */
export function ColourChoice({
  room,
  me,
  meta,
}: {
  readonly room: RoomView;
  readonly me: MemberView;
  readonly meta: Pick<GameMeta, 'colours'>;
}): ReactElement {
  const { t } = useAllWords();
  const connection = useConnection();
  const command = useCommand();
  const taken = room.members.filter(({ id }) => id !== me.id).map(({ colour }) => colour);
  return (
    <>
      <fieldset className="colour-choice" data-testid="colours">
        <legend className="label">{t('colour.choose')}</legend>
        {coloursOf(meta).map((colour) => (
          <button
            key={colour}
            type="button"
            data-colour={colour}
            data-n={colour === me.colour ? me.seat + 1 : ''}
            aria-label={t(`colour.${colour}`)}
            aria-pressed={colour === me.colour}
            title={t(`colour.${colour}`)}
            disabled={command.busy || taken.includes(colour)}
            onClick={() => command.send(() => connection.send('colour', { colour }))}
          />
        ))}
      </fieldset>
      <ErrorLine error={command.error} />
    </>
  );
}
