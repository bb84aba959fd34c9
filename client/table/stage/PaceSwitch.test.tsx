/** @jest-environment ./client/testing/environment.ts */
import { screen } from '@testing-library/react';

import { PACE } from '../../base/settings';
import { draw } from '../../testing/draw';
import { PaceSwitch } from './PaceSwitch';

test.each([
  { language: 'en', name: 'Pace of scenes', slow: 'Slow' },
  { language: 'fr', name: 'Rythme des scènes', slow: 'Lent' },
] as const)(
  'how fast scenes are shown is set here and kept by the browser ($language)',
  async ({ language, name, slow }) => {
    const { user } = draw(<PaceSwitch />, language);
    await user.selectOptions(screen.getByRole('combobox', { name }), slow);
    expect(PACE.now()).toBe('slow');
  },
);
