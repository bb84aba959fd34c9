import type { ReactElement } from 'react';

import type { StageProps } from '../../../table/contract/contract';
import type { Drawing } from '../drawing';
import { Loss } from './Loss';
import { Verdict } from './Verdict';
import { Victory } from './Victory';

/** A moment that everybody watches: a verdict, a character that is lost, the end. */
export function Stage({ moment: { moment }, staged, drawing }: StageProps<Drawing>): ReactElement | null {
  const { at, head } = moment;
  switch (head.m) {
    case 'log.proved':
    case 'log.lied':
      return <Verdict at={at} outcome={head.m === 'log.proved' ? 'proved' : 'lie'} staged={staged} drawing={drawing} />;
    case 'log.turned-up':
      return <Loss moment={moment} staged={staged} drawing={drawing} />;
    case 'log.won':
      return <Victory moment={moment} staged={staged} drawing={drawing} />;
    default:
      return null;
  }
}
