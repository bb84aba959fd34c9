import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import type { GameMeta } from '../../../shared/engine/game';
import { NAME_LENGTH } from '../../../shared/protocol/rooms';
import { storedName } from '../../base/browser-storage';
import { useCommandToCome } from '../../base/connection/ConnectionContext';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { presetWords } from '../games/presets';
import { NameField } from '../NameField';
import { useSit } from '../room/useSit';

/** The name under which a table is opened, and the button that opens it. */
export function NameTable({
  game,
  preset,
  onBack,
}: {
  readonly game: GameMeta;
  /** The ready-made set of options that it gets; null for the usual ones. */
  readonly preset: string | null;
  readonly onBack: () => void;
}) {
  const { t, language } = useFirstWords();
  const send = useCommandToCome();
  const [name, setName] = useState(storedName);
  const sit = useSit(name);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const words = presetWords(game, language, preset);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wish = preset === null ? {} : { preset };
    sit.open((applicant) => send((connection) => connection.create({ game: game.name, ...wish, ...applicant })));
  };
  return (
    <form className="sheet home-name" onSubmit={submit} noValidate ref={form}>
      <h2>{words?.title ?? t('home.open')}</h2>
      <NameField name={name} onName={setName}>
        <span className="hint">{t('home.name.hint', { max: NAME_LENGTH.max })}</span>
      </NameField>
      <ErrorLine error={sit.error} />
      <div className="buttons">
        <button className="primary" disabled={sit.busy} data-testid="create">
          {t('home.create')}
        </button>
        <button type="button" className="plain" onClick={onBack} data-testid="open-back">
          {t('home.open.back')}
        </button>
      </div>
    </form>
  );
}
