import { useWords } from '../base/i18n/WordsContext';
import { isPrivate } from './curtain/covered';
import { Curtain } from './curtain/Curtain';
import { EndFrame, PlannerPanel } from './lazy';
import { InAdvance } from './prompt/InAdvance';
import { type Extent, Prompt } from './prompt/Prompt';
import { isOver, questionSceneOf, sketchOf } from './store/selectors';
import { useActions, useTable } from './store/TableContext';

/** What is to be decided here: a step of the turn that is drawn, one's own questions, or after the end where to go from here. */
export function Question({ extent }: { readonly extent: Extent }) {
  const scene = useTable((table) => (questionSceneOf(table) === null ? 'none' : table.scene));
  switch (scene) {
    case 'none':
      return <Decision extent={extent} />;
    case 'open':
      return null;
    case 'left':
      return <Left extent={extent} />;
  }
}

/** The decision itself, wherever it is drawn. */
export function Decision({ extent }: { readonly extent: Extent }) {
  const sketch = useTable(sketchOf);
  const over = useTable(isOver);
  const isAlone = useTable(
    ({ access, view, game }) => access === 'closed' || view.asks.some((ask) => isPrivate(ask, game.meta)),
  );
  const box = useTable(({ prompt }) => prompt);
  if (sketch !== null) return <PlannerPanel drawn={sketch} />;
  return (
    <Curtain reads={isAlone ? 'alone' : 'anybody'} box={box}>
      {over ? <EndFrame extent={extent === 'row' ? 'row' : 'all'} /> : <Prompt extent={extent} />}
    </Curtain>
  );
}

/** In the place of a question whose scene was left: the options of a thing that was tapped, or the way back. */
function Left({ extent }: { readonly extent: Extent }) {
  const narrow = useTable((table) => table.narrow);
  if (narrow !== null) return <Decision extent={extent} />;
  return (
    <>
      <BackToScene />
      {extent !== 'row' && <InAdvance about="everything" />}
    </>
  );
}

/** The way back to a question that fills the screen. */
function BackToScene() {
  const { t } = useWords();
  const { look } = useActions();
  const box = useTable(({ prompt }) => prompt);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('table.choices.yours')}>
      <button
        type="button"
        className="primary scene-back"
        onClick={() => look({ scene: 'open' })}
        data-testid="scene-back"
      >
        {t('scene.back')}
      </button>
    </div>
  );
}
