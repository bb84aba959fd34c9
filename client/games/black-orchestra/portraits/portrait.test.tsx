/** @jest-environment ./client/testing/environment.ts */
import { SHEET_IDS } from '../../../../shared/games/black-orchestra/board/sheets';
import { draw } from '../../../testing/draw';
import { Portrait } from './Portrait';

test('every conspirator has a portrait of their own, and nobody else has one', () => {
  const drawn = ['hitler', ...SHEET_IDS].map((id) => {
    const { unmount } = draw(<Portrait id={id} />, 'en');
    const picture = document.querySelector('.bo-portrait')?.innerHTML ?? null;
    unmount();
    return picture;
  });
  expect(drawn[0]).toBeNull();
  expect(new Set(drawn).size).toBe(SHEET_IDS.length + 1);
});
