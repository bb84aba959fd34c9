import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { COMMAND_NAMES, COMMANDS } from '.';

/** The rows of the table of commands in docs/PROTOCOL.md. */
const ROWS = readFileSync(join(__dirname, '../../../docs/PROTOCOL.md'), 'utf8')
  .split('| command | body | answer |')[1]
  ?.split('\n\n')[0]
  ?.split('\n')
  .slice(2)
  .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));

/** The names of the fields of an object that a cell begins with; those inside of fields are left out. */
function fieldsIn(cell: string): readonly string[] {
  let inside = /^`\{(.*?)\}`/.exec(cell)?.[1] ?? '';
  for (let before = ''; before !== inside;) {
    before = inside;
    inside = inside.replace(/\{[^{}]*\}|\[[^[\]]*\]/g, '');
  }
  return inside.split(',').flatMap((field) => /^\s*(\w+)/.exec(field)?.[1] ?? []);
}

it('describes every command, and no other', () => {
  const named = (ROWS ?? []).map(([, name = '']) => name.replaceAll('`', ''));
  expect([...named].sort()).toEqual([...COMMAND_NAMES].sort());
});

it.each(COMMAND_NAMES)('describes the body and the answer of %s, and whether the host alone may say it', (name) => {
  const { fields, answer, by } = COMMANDS[name];
  const [, , body = '', told = ''] = (ROWS ?? []).find(([, cell]) => cell === `\`${name}\``) ?? [];
  // Fields that may be left out are explained behind the others.
  const optional = Object.keys(fields).filter((field) => body.includes(`with \`${field}`));
  expect([...fieldsIn(body), ...optional].sort()).toEqual(Object.keys(fields).sort());
  expect(fieldsIn(told)).toEqual(answer.names);
  expect(body.includes('(host')).toBe(by === 'host');
});
