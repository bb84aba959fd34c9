import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

const ROOT = join(__dirname, '..');
const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(
  { ...config.compilerOptions, noUnusedLocals: false, types: ['node'] },
  ROOT,
);

/** The errors of types in some files, with other contents in the place of those on the disk. */
function errorsIn(files: readonly string[], contents: ReadonlyMap<string, string>): readonly (readonly number[])[] {
  const host = ts.createCompilerHost(options);
  const planted = new Map([...contents].map(([file, text]) => [join(ROOT, file), text]));
  host.fileExists = (path) => planted.has(path) || ts.sys.fileExists(path);
  host.readFile = (path) => planted.get(path) ?? ts.sys.readFile(path);
  host.getSourceFile = (path, target) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram({ rootNames: files.map((file) => join(ROOT, file)), options, host });
  return files.map((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(join(ROOT, file))).map(({ code }) => code),
  );
}

const EMITS = `import type { RoomNamespace, RoomSocket } from './events';\n`;
const ANSWERS = `import { accept, type Answered } from './commands/answer';\n`;
const SENDS = `import type { hostCommands } from '../../../shared/protocol/commands/host';
import type { Handlers } from './sender';
type Sender = Parameters<Handlers<typeof hostCommands>['kick']>[0];
`;
const DEFINES = `import { command } from './command';\nimport { word } from './values';\n`;

/** What must not compile, with the error that it is. */
const PLANTS: readonly (readonly [what: string, file: string, code: string, error: number])[] = [
  [
    'a mistyped event',
    'server/rooms/event.ts',
    `${EMITS}export const tell = (socket: RoomSocket) => socket.emit('doorr', {});\n`,
    2345,
  ],
  [
    'an event with another body',
    'server/rooms/body.ts',
    `${EMITS}export const tell = (rooms: RoomNamespace) => rooms.to('a').emit('plans', { planz: [] });\n`,
    2561,
  ],
  [
    'a reply with another field',
    'server/rooms/other.ts',
    `${ANSWERS}export const told = () => accept<'watchers'>({ watcherz: [] });\n`,
    2561,
  ],
  [
    'a reply with a field too many',
    'server/rooms/more.ts',
    `${ANSWERS}export const told = () => accept<'predict'>({ points: 1, of: 2 });\n`,
    2353,
  ],
  [
    'the reply to another command',
    'server/rooms/wrong.ts',
    `${ANSWERS}export const told: () => Answered<'leave'> = () => accept<'predict'>({ points: 1 });\n`,
    2322,
  ],
  [
    'a reply that nobody has checked',
    'server/rooms/bare.ts',
    `${ANSWERS}export const told: () => Answered<'leave'> = () => ({ reply: { ok: true } });\n`,
    2322,
  ],
  [
    'a rate that the definition of a command does not name',
    'server/rooms/commands/paid.ts',
    `${SENDS}export const pay = (from: Sender) => from.pays.point.take();\n`,
    2339,
  ],
  [
    'a command without a cost',
    'shared/protocol/commands/free.ts',
    `${DEFINES}export const free = command({ by: 'seat', alone: 'free', body: { word }, example: {} });\n`,
    2345,
  ],
  [
    'a command that costs nothing',
    'shared/protocol/commands/nothing.ts',
    `${DEFINES}export const free = command({ by: 'seat', costs: [], alone: 'free', body: { word }, example: {} });\n`,
    2322,
  ],
];

/** The same, as it should be. */
const RIGHT: readonly (readonly [file: string, code: string])[] = [
  ['server/rooms/door.ts', `${EMITS}export const tell = (socket: RoomSocket) => socket.emit('door', {});\n`],
  [
    'server/rooms/points.ts',
    `${ANSWERS}export const told: () => Answered<'predict'> = () => accept<'predict'>({ points: 1 });\n`,
  ],
  ['server/rooms/commands/line.ts', `${SENDS}export const pay = (from: Sender) => from.pays.line.take();\n`],
  [
    'shared/protocol/commands/paid.ts',
    `${DEFINES}export const paid = command({ by: 'seat', costs: ['line'], alone: 'free', body: { word }, example: {} });\n`,
  ],
];

/** A control that sends commands: `promote` among them. */
const SENDER = 'client/table/room/HostActions.tsx';

it('lets nothing compile that the protocol does not have', () => {
  const files = [...PLANTS.map(([, file]) => file), ...RIGHT.map(([file]) => file), SENDER];
  const contents = new Map([...PLANTS.map(([, file, code]) => [file, code] as const), ...RIGHT]);
  const found = errorsIn(files, contents);
  expect(PLANTS.map(([what], i) => [what, found[i]])).toEqual(PLANTS.map(([what, , , error]) => [what, [error]]));
  expect(found.slice(PLANTS.length)).toEqual([...RIGHT, SENDER].map(() => []));
});

it('lets no field stand in a command that browsers do not send', () => {
  const definition = 'shared/protocol/commands/host.ts';
  const text = readFileSync(join(ROOT, definition), 'utf8');
  const planted = text.replace(
    "promote: command({ by: 'host', costs: ['line'], alone: 'silenced', body: { member",
    '$&, why: word',
  );
  expect(planted).not.toBe(text);
  expect(errorsIn([SENDER], new Map([[definition, planted]]))).toEqual([[2345]]);
});
