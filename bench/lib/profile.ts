import { readFileSync } from 'node:fs';
import path from 'node:path';

import { shown, table } from './markdown';

/** The fields of V8's profile that are used here. */
interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

/** How many functions are listed. */
const LISTED = 25;

/**
 * Reads a CPU profile of a bundle and says where the time went: by package or folder, and by function, as Markdown.
 * The time of native code counts for its caller.
 */
export function summarize(file: string): string {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as CpuProfile;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)));
  const placeOf = sourceFinder();
  const groups = new Map<string, number>();
  const functions = new Map<string, number>();
  let total = 0;
  samples.forEach((id, i) => {
    const node = byId.get(id);
    const time = timeDeltas[i] ?? 0;
    if (node === undefined || node.callFrame.functionName === '(idle)') return;
    let owner: ProfileNode | undefined = node;
    while (owner?.callFrame.url === '' && !owner.callFrame.functionName.startsWith('(')) owner = parents.get(owner.id);
    // The watching itself.
    if (owner?.callFrame.url === 'node:inspector') return;
    const place = owner === undefined ? 'native' : placeOf(owner);
    const name = `${node.callFrame.functionName === '' ? '(anonymous)' : node.callFrame.functionName}, ${place}`;
    groups.set(groupOf(place), (groups.get(groupOf(place)) ?? 0) + time);
    functions.set(name, (functions.get(name) ?? 0) + time);
    total += time;
  });
  const rows = (times: ReadonlyMap<string, number>): readonly (readonly string[])[] =>
    [...times]
      .sort(([, a], [, b]) => b - a)
      .slice(0, LISTED)
      .map(([name, time]) => [name, `${shown((time / total) * 100, 1)} %`]);
  return [table(['where', 'share of busy time'], rows(groups)), table(['function', 'share'], rows(functions))].join(
    '\n\n',
  );
}

/** Finds the source file of a frame: a package, a part of Node, or a file of ours through the bundle's comments. */
function sourceFinder(): (node: ProfileNode) => string {
  const bundles = new Map<string, readonly string[]>();
  return ({ callFrame: { functionName, url, lineNumber } }) => {
    if (url === '') return functionName;
    if (!url.startsWith('file://') && !path.isAbsolute(url)) return url;
    const file = url.replace('file://', '');
    const inPackage = file.lastIndexOf('/node_modules/');
    if (inPackage >= 0) return file.slice(inPackage + 1);
    const lines = bundles.get(file) ?? readFileSync(file, 'utf8').split('\n');
    bundles.set(file, lines);
    for (let line = lineNumber; line >= 0; line--) {
      const source = /^\/\/ (\S+\.[cm]?[jt]s)$/.exec(lines[line] ?? '')?.[1];
      if (source !== undefined) return source;
    }
    return file;
  };
}

function groupOf(place: string): string {
  const steps = place.split('/');
  if (place.startsWith('node:')) return 'node';
  if (steps[0] !== 'node_modules') return steps.slice(0, Math.min(2, steps.length - 1)).join('/') || place;
  return steps.slice(1, steps[1]?.startsWith('@') === true ? 3 : 2).join('/');
}
