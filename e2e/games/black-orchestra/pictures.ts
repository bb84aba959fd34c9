import { languages } from '../../../shared/engine/languages';
import { FIXED } from '../../browser/setting';
import { ServerProcess } from '../../lib/server';
import type { Pictures } from '../../screenshots/pictures';
import { occasions } from './questions';
import { showEnd, showLobby, showOpenings, showPlans, showQuestion, showRoom, showTables } from './sights';
import { showAway, showWatching } from './together-sights';

const PARTS = {
  lobby: showLobby,
  room: showRoom,
  openings: showOpenings,
  tables: showTables,
  plans: showPlans,
  watching: showWatching,
  away: showAway,
  end: showEnd,
} as const;

/** Every screen, and every kind of question in a match; the name of a kind chooses it alone, as in `questions peek`. */
export const pictures: Pictures['pictures'] = async ({ browser, language, chosen, show }) => {
  const { locale } = languages[language];
  const parts = chosen.of([...(Object.keys(PARTS) as (keyof typeof PARTS)[]), 'questions' as const], (part) => part);
  const server = await ServerProcess.start(FIXED);
  try {
    for (const part of parts) if (part !== 'questions') await PARTS[part](browser, server.url, locale, show);
    if (!parts.includes('questions')) return;
    const { found, missing } = occasions();
    if (missing.length > 0) console.log(`no match came to these questions: ${missing.join(', ')}`);
    for (const occasion of chosen.of(found, ({ kind }) => kind))
      await showQuestion(browser, server.url, locale, occasion, show);
  } finally {
    await server.dispose();
  }
};
