import './stage.css';

import type { ReactElement } from 'react';

import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { VERDICTS } from '../story/story';
import { isRaid, REVEALED } from '../story/timing';
import { ArrestScene } from './ArrestScene';
import { CardShown } from './CardShown';
import { DiceStage } from './DiceStage';
import { DoorScene } from './DoorScene';
import { EventShown } from './EventShown';
import { NewStageScene } from './NewStageScene';
import { PlotScene } from './PlotScene';
import { RaidScene } from './RaidScene';
import { ReleaseScene } from './ReleaseScene';
import { RevealedShown } from './RevealedShown';
import { TurnScene } from './TurnScene';
import { VerdictScene } from './VerdictScene';

/** The moment that is presented: dice, a card, or a scene. */
export function Stage(props: StageProps<Drawing>): ReactElement {
  return <div className="bo bo-staged">{pictureOf(props)}</div>;
}

function pictureOf(props: StageProps<Drawing>): ReactElement {
  switch (props.moment.timing.weight) {
    case 'dice':
      return <DiceStage {...props} />;
    case 'scene':
      return sceneOf(props);
    case 'card':
    case 'line':
      return cardOf(props);
  }
}

function cardOf(props: StageProps<Drawing>): ReactElement {
  if (REVEALED.includes(props.moment.moment.head.m)) return <RevealedShown {...props} />;
  switch (props.moment.moment.kind) {
    case 'event':
      return <EventShown {...props} />;
    case 'turn':
      return <TurnScene {...props} />;
    default:
      return <CardShown {...props} />;
  }
}

function sceneOf(props: StageProps<Drawing>): ReactElement {
  const { moment, beside } = props.moment;
  if (moment.kind === 'turn') return <TurnScene {...props} />;
  if (moment.kind === 'arrest') return <ArrestScene {...props} />;
  if (moment.head.m === 'log.interrogated') return <DoorScene {...props} />;
  if (moment.head.m === 'log.released') return <ReleaseScene {...props} />;
  if (moment.head.m === 'log.plot') return <PlotScene {...props} />;
  if (VERDICTS.has(moment.head.m)) return <VerdictScene {...props} />;
  return isRaid({ moment, beside }) ? <RaidScene {...props} /> : <NewStageScene {...props} />;
}
