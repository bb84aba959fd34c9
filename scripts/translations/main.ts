/**
 * `npm run translations -- de` lists what is missing in a language, `-`, and what it has that English has not, `+`, by place and id.
 * The exit code is 0 when there is nothing of either, 1 when there is, and 2 when no language was named.
 */
import { allSources } from './catalogues';
import { gapsOf, linesOf } from './compare';

async function main(): Promise<number> {
  const [language] = process.argv.slice(2);
  if (language === undefined || !/^[a-z]{2,3}$/.test(language)) {
    console.error('Name a language by its code, as in: npm run translations -- de');
    return 2;
  }
  const gaps = gapsOf(await allSources(), language);
  console.log([...linesOf(gaps), ...(gaps.length === 0 ? [`${language}: nothing is missing.`] : [])].join('\n'));
  return gaps.length === 0 ? 0 : 1;
}

void main().then((code) => (process.exitCode = code));
