import './question-scene.css';

import { useRef } from 'react';

import { useWords } from '../base/i18n/WordsContext';
import { useEvent } from '../base/ui/useEvent';
import { keepFocusIn } from './kit/keepFocus';
import { useDialog } from './kit/useDialog';
import { TakeBack } from './prompt/TakeBack';
import { Decision } from './Question';
import { questionSceneOf } from './store/selectors';
import { useActions, useTable } from './store/TableContext';
import { TimeLeft } from './time/TimeLeft';

/** The question that fills the screen, until it is answered or its reader looks at the table. */
export function QuestionScene() {
  const ask = useTable(questionSceneOf);
  const scene = useTable((table) => table.scene);
  return ask === null || scene === 'left' ? null : <Scene key={ask.id} id={ask.id} />;
}

function Scene({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { look } = useActions();
  const prompt = useTable((table) => table.prompt);
  const opened = useTable((table) => table.opened);
  const dialog = useTable((table) => table.dialog);
  const room = useRef<HTMLElement>(null);
  const leave = useEvent(() => {
    // Escape closes what lies over the scene first.
    if (opened === null && dialog === null) look({ scene: 'left' });
  });
  useDialog(id, prompt, leave);
  return (
    <section
      className="question-scene"
      role="dialog"
      aria-modal="true"
      aria-label={t('table.choices.yours')}
      ref={room}
      onKeyDown={(event) => keepFocusIn(room.current, event)}
      data-testid="question-scene"
    >
      <div className="question-scene-room">
        <Decision extent="scene" />
      </div>
      <p className="question-scene-foot">
        <TimeLeft />
        <TakeBack at="scene" />
        <button type="button" className="plain" onClick={leave} data-testid="scene-leave">
          {t('scene.leave')}
        </button>
      </p>
    </section>
  );
}
