import type { Page } from 'playwright-core';

import { press } from '../../screenshots/sight';
import type { Situation } from '../../screenshots/situation';

/** Covers the hand, as beside other people. */
async function cover(page: Page): Promise<void> {
  await press(page, '[data-hand=open] [data-testid=hand-eye]', 'if it is there');
}

/** Opens what the Captain would bring against the second rival. */
async function aim(page: Page): Promise<void> {
  await press(page, '[data-testid=option-group][data-action=steal]');
  await page.locator('.co-tile[data-claims=target]').nth(1).click();
}

/** On what an answer is chosen or given. */
const DECIDES = '.co-panel :is(.co-tile, .co-choice, .kit-card, .co-say)';

/** What is seen of a doubt once the verdict is told with all that follows from it. */
const VERDICT = {
  said: [0, 'challenge'],
  until: '[data-testid=verdict] li:last-child[data-lit=yes]',
} as const;

/** Another turns up a character; somebody is caught with their last one; and the end. */
const LOSS = { said: [2, 'slot:0'], until: '[data-testid=loss] [data-lit=yes]' } as const;
const OUT = { said: [0, 'challenge'], until: '[data-testid=loss] [data-lit=yes]' } as const;
const WON = { said: [2, 'slot:0'], until: '[data-testid=victory] li:last-child[data-lit=yes]' } as const;

/** What there is to see of a game, from the first choice to the end. */
export const situations: readonly Situation[] = [
  { name: 'turn', scene: 'a turn among eight', seat: 0, decides: DECIDES },
  { name: 'target', scene: 'a turn among eight', seat: 0, decides: DECIDES, open: aim },
  { name: 'ten-coins', scene: 'ten coins', seat: 0, decides: DECIDES },
  { name: 'waiting', scene: 'a turn among eight', seat: 1 },
  { name: 'out', scene: 'a claim against one', seat: 7 },
  { name: 'claim', scene: 'a claim against one', seat: 0, decides: DECIDES },
  { name: 'claim-covered', scene: 'a claim against one', seat: 0, open: cover },
  { name: 'claim-of-others', scene: 'a claim against another', seat: 0, decides: DECIDES },
  { name: 'counter', scene: 'who may counter a theft', seat: 0, decides: DECIDES },
  { name: 'foreign-aid', scene: 'foreign aid is asked for', seat: 0, decides: DECIDES },
  { name: 'countered', scene: 'a counter against one', seat: 0, decides: DECIDES },
  { name: 'proved', scene: 'a claim against one', seat: 0, then: VERDICT },
  { name: 'lie', scene: 'a claim that is a lie', seat: 0, then: VERDICT },
  { name: 'lose', scene: 'a doubt in vain', seat: 0, decides: DECIDES },
  { name: 'lost', scene: 'an assassination of one who has two', seat: 1, then: LOSS },
  { name: 'own-loss', scene: 'an assassination of one who has two', seat: 2, then: LOSS },
  { name: 'put-out', scene: 'a claim of somebody’s last character', seat: 0, then: OUT },
  { name: 'exchange', scene: 'an exchange', seat: 0, decides: DECIDES },
  { name: 'draft', scene: 'two choose a character', seat: 0, decides: DECIDES },
  { name: 'show', scene: 'an inspection', seat: 2, decides: DECIDES },
  { name: 'judge', scene: 'a card is judged', seat: 0, decides: DECIDES },
  { name: 'victory', scene: 'the last lie is found out', seat: 0, then: WON },
  { name: 'victory-of-another', scene: 'the last lie is found out', seat: 4, then: WON },
  { name: 'end', scene: 'the end of a game', seat: 0 },
  { name: 'end-of-another', scene: 'the end of a game', seat: 2 },
];
