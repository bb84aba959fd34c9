import type { RoomView } from '../../../shared/protocol/rooms';
import { AT_ENDS, DAYS, KEEP_AFTER, type Length, PACES, type TimeRules } from '../../../shared/protocol/time';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { Choice } from '../../base/ui/Choice';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import type { Game } from '../contract/game';
import { keepAfterWord, lengthWord } from './time-words';

/** The time rules. The host can set them, everybody can read them. */
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
  const set = (changed: Partial<TimeRules>) => connection.send('time', { time: { ...time, ...changed } });
  const access = who === 'host' ? 'choose' : 'read';
  return (
    <div className="time-settings" data-testid="time-settings">
      {who === 'guest' && <p className="hint">{t('time.guest')}</p>}
      <ErrorLine error={command.error} />
      <Choice
        name="time-pace"
        legend={t('time.pace')}
        values={PACES}
        wordOf={(pace) => t(`time.pace.${pace}`)}
        chosen={time.pace}
        access={access}
        command={command}
        choose={(pace) => set({ pace })}
        hint={t(`time.pace.${time.pace}.help`)}
      />
      {specs.map(({ id, seconds }) => (
        <Choice<Length>
          key={id}
          name={`time-${id}`}
          legend={game.text.render({ m: `clock.${id}` })}
          values={live ? seconds : DAYS}
          wordOf={(length) => lengthWord(t, unit, length)}
          chosen={lengths[id] ?? null}
          access={access}
          command={command}
          choose={(length) => set({ [unit]: { ...time[unit], [id]: length } })}
          hint={null}
        />
      ))}
      <Choice
        name="time-at-end"
        legend={t('time.at-end')}
        values={ends}
        wordOf={(atEnd) => t(`time.at-end.${atEnd}`)}
        chosen={time.atEnd}
        access={access}
        command={command}
        choose={(atEnd) => set({ atEnd })}
        hint={null}
      />
      <Choice
        name="time-keep-after"
        legend={t('time.keep-after')}
        values={KEEP_AFTER}
        wordOf={(keepAfter) => keepAfterWord(t, keepAfter)}
        chosen={time.keepAfter}
        access={access}
        command={command}
        choose={(keepAfter) => set({ keepAfter })}
        hint={t('time.keep-after.help')}
      />
    </div>
  );
}
