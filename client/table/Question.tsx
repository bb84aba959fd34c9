import { Curtain } from './curtain/Curtain';
import { EndFrame, PlannerPanel } from './lazy';
import { type Extent, Prompt } from './prompt/Prompt';
import { isOver, sketchOf } from './store/selectors';
import { useTable } from './store/TableContext';

/** What is to be decided here: a step of the turn that is drawn, one's own questions, or after the end where to go from here. */
export function Question({ extent }: { readonly extent: Extent }) {
  const sketch = useTable(sketchOf);
  const over = useTable(isOver);
  const access = useTable((table) => table.access);
  const box = useTable(({ prompt }) => prompt);
  if (sketch !== null) return <PlannerPanel drawn={sketch} />;
  return (
    <Curtain reads={access === 'closed' ? 'alone' : 'anybody'} box={box}>
      {over ? <EndFrame extent={extent === 'row' ? 'row' : 'all'} /> : <Prompt extent={extent} />}
    </Curtain>
  );
}
