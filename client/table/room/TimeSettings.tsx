import type { RoomView } from '../../../shared/protocol/rooms';
import { AT_ENDS, DAYS, KEEP_AFTER, type Length, PACES, type TimeRules } from '../../../shared/protocol/time';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../game';
import { keepAfterWord, lengthWord } from './time-words';

/** How much time there is for what. The host can set it, everybody can read it. */
export function TimeSettings({
  room,
  game,
  who,
}: {
  readonly room: RoomView;
  readonly game: Game;
  readonly who: 'host' | 'guest';
}) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const { time } = room;
  const specs = game.meta.clocks ?? [];
  const live = time.pace === 'live';
  const [lengths, unit] = live ? ([time.seconds, 'seconds'] as const) : ([time.days, 'days'] as const);
  const ends = AT_ENDS.filter((end) => end !== 'bot' || (game.meta.bots?.length ?? 0) > 0);
  const set = (changed: Partial<TimeRules>) => command.send(() => connection.time({ ...complete(), ...changed }));
  /** Rooms of earlier have no lengths at all. */
  const complete = (): TimeRules => {
    const each = (given: TimeRules['seconds']) => Object.fromEntries(specs.map(({ id }) => [id, given[id] ?? null]));
    return { ...time, seconds: each(time.seconds), days: each(time.days) };
  };
  const choice = (name: string, value: string, word: string, chosen: boolean, press: () => void) => (
    <label key={value} className="choice" data-chosen={chosen ? 'yes' : 'no'}>
      <input
        type="radio"
        name={`time-${name}`}
        value={value}
        checked={chosen}
        disabled={command.busy}
        onChange={press}
        data-testid="time-choice"
        data-time={name}
      />
      <span>{word}</span>
    </label>
  );
  return (
    <div className="time-settings" data-testid="time-settings">
      {who === 'guest' && <p className="hint">{t('time.guest')}</p>}
      <ErrorLine error={command.error} />
      <fieldset className="table-option" disabled={who === 'guest'}>
        <legend>{t('time.pace')}</legend>
        <div className="choices">
          {PACES.map((pace) => choice('pace', pace, t(`time.pace.${pace}`), pace === time.pace, () => set({ pace })))}
        </div>
        <p className="hint">{t(`time.pace.${time.pace}.help`)}</p>
      </fieldset>
      {specs.map(({ id, seconds }) => {
        const all: readonly Length[] = live ? seconds : DAYS;
        const now = lengths[id] ?? null;
        return (
          <fieldset key={id} className="table-option" disabled={who === 'guest'}>
            <legend>{game.text.render({ m: `clock.${id}` })}</legend>
            <div className="choices">
              {all.map((length) =>
                choice(id, String(length), lengthWord(t, unit, length), length === now, () =>
                  set({ [unit]: { ...complete()[unit], [id]: length } }),
                ),
              )}
            </div>
          </fieldset>
        );
      })}
      <fieldset className="table-option" disabled={who === 'guest'}>
        <legend>{t('time.at-end')}</legend>
        <div className="choices">
          {ends.map((atEnd) =>
            choice('at-end', atEnd, t(`time.at-end.${atEnd}`), atEnd === time.atEnd, () => set({ atEnd })),
          )}
        </div>
      </fieldset>
      <fieldset className="table-option" disabled={who === 'guest'}>
        <legend>{t('time.keep-after')}</legend>
        <div className="choices">
          {KEEP_AFTER.map((keepAfter) =>
            choice('keep-after', String(keepAfter), keepAfterWord(t, keepAfter), keepAfter === time.keepAfter, () =>
              set({ keepAfter }),
            ),
          )}
        </div>
        <p className="hint">{t('time.keep-after.help')}</p>
      </fieldset>
    </div>
  );
}
