// Checks what runs the server for others, for which no Docker engine is needed: docker-compose.yml against the compose
// schema, and it, server/Dockerfile and the systemd unit against the rules of this house. Prints every problem; the exit
// code is 1 when there is any. A folder as argument is checked instead of the repository.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DCLinter } from 'dclint';
import { tsImport } from 'tsx/esm/api';
import { parse } from 'yaml';

import { root as repository } from './setup.mjs';

const root = process.argv[2] ?? repository;

/** The lines of Node.js that are looked after: 22 until April 2027, 24 until April 2028. */
const NODE_LINES = ['22', '24'];

/** A tag that is never moved to another version, or a digest. PostgreSQL counts its versions with two numbers. */
const EXACT = /:(\d+\.\d+\.\d+-[a-z]+|(?<=postgres:)\d+\.\d+-[a-z]+)$|@sha256:[0-9a-f]{64}$/;

/** How much of its memory a server may take for its heap. */
const HEAP_SHARE = 0.75;

/** Rules of dclint that are not ours; a breach of any other is a problem. */
const OFF = [
  'service-keys-order',
  'services-alphabetical-order',
  'service-dependencies-alphabetical-order',
  'service-ports-alphabetical-order',
  'top-level-properties-order',
  // The proxy is there to be reached from everywhere; that nothing else can be is a rule of the house.
  'no-unbound-port-interfaces',
];

const problems = [];

/** Notes a problem unless what must hold does. */
function must(holds, problem) {
  if (!holds) problems.push(problem);
}

function checkSchema(file) {
  const linter = new DCLinter({ rules: Object.fromEntries(OFF.map((rule) => [rule, 0])), quiet: false, exclude: [] });
  for (const { messages } of linter.lintFiles([file], false)) {
    for (const { line, message, rule } of messages) problems.push(`docker-compose.yml:${line}: ${message} (${rule})`);
  }
}

/** Every service is limited, restarted, watched and without powers; only the proxy can be reached from outside. */
function checkService(name, service, { networks, volumes }, dockerfile) {
  const its = (holds, problem) => must(holds, `service ${name} ${problem}`);
  const { cpus, memory, pids } = service.deploy?.resources?.limits ?? {};
  its(cpus && memory && pids, 'has no limits of cpus, memory and pids');
  its(service.restart === 'unless-stopped', 'is not restarted');
  its(service.read_only === true, 'may write to its root');
  its(service.cap_drop?.includes('ALL'), 'keeps capabilities');
  its(service.security_opt?.includes('no-new-privileges:true'), 'may gain privileges');
  its(!service.privileged, 'is privileged');
  its(service.healthcheck ?? (service.build && /^HEALTHCHECK /m.test(dockerfile)), 'has no health check');
  its(seconds(service.stop_grace_period) > 0, 'has no stop_grace_period in seconds');
  its(service.build || EXACT.test(service.image), `has an image that is not pinned, ${service.image}`);
  if (name !== 'proxy') {
    its(!service.ports, 'can be reached from outside');
    its(service.networks?.length > 0, 'is in the default network');
    for (const network of service.networks ?? []) its(networks[network]?.internal, `is in ${network}, an open network`);
  }
  for (const mount of service.volumes ?? []) {
    const [from] = mount.split(':');
    its(from.startsWith('.') ? existsSync(join(root, from)) : from in volumes, `mounts ${from}, which is not there`);
  }
}

/** A node is told only what it understands, fits into its memory and has the time it takes to stop. */
function checkNode(name, node, known) {
  const its = (holds, problem) => must(holds, `service ${name} ${problem}`);
  const { NODE_OPTIONS, ...variables } = node.environment;
  for (const variable of Object.keys(variables)) its(known.includes(variable), `is told ${variable}, unknown to it`);
  const memory = megabytes(node.deploy?.resources?.limits?.memory);
  its(heapOf(NODE_OPTIONS) < memory * HEAP_SHARE, 'has a heap too large for its memory');
  const needed = Number(variables.STOP_SECONDS) + 5;
  its(seconds(node.stop_grace_period) > needed, 'is killed before its STOP_SECONDS are over');
}

/** What the image copies exists, its base is pinned, and neither root nor a shell runs the server. */
function checkImage(dockerfile) {
  const lines = dockerfile.replace(/\\\n/g, ' ').split('\n');
  const all = (word) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(/\s+/).slice(1));
  const its = (holds, problem) => must(holds, `server/Dockerfile ${problem}`);
  for (const [first, ...more] of all('COPY')) {
    if (first.startsWith('--from=')) continue;
    for (const from of [first, ...more].slice(0, -1)) its(existsSync(join(root, from)), `copies ${from}, not there`);
  }
  const stages = all('FROM').map(([, , stage]) => stage);
  for (const [base] of all('FROM')) its(base === '${NODE}' || stages.includes(base), `begins with ${base}`);
  const line = /^NODE=node:(\d+)\.\d+\.\d+-[a-z]+-slim$/.exec(all('ARG')[0])?.[1];
  its(line !== undefined, 'has a base that is not pinned');
  its(NODE_LINES.includes(line), `has Node.js ${line}, which is not looked after`);
  its(all('USER').at(-1)?.[0] === 'node', 'runs as root');
  its(all('CMD').at(-1)?.[0] === '["node",', 'hides signals from the server');
}

/** The unit's heap fits into its memory, and it has the time it takes to stop. */
function checkUnit(unit) {
  const its = (holds, problem) => must(holds, `server/deploy/lamplit.service ${problem}`);
  const memory = megabytes(/^MemoryMax=(\S+)$/m.exec(unit)?.[1]);
  its(
    heapOf(/^Environment=.*\bNODE_OPTIONS=(\S+)/m.exec(unit)?.[1]) < memory * HEAP_SHARE,
    'has no heap that fits its memory',
  );
  its(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) > 10 + 5, 'is killed before STOP_SECONDS are over');
}

/** Secrets have no default, so that nobody runs with a known one. */
function checkSecrets(source) {
  for (const [, variable, after] of source.matchAll(/\$\{(\w*(?:PASSWORD|TOKEN|SECRET)\w*)(.{2})/g)) {
    must(after === ':?', `docker-compose.yml: ${variable} must be asked for by ':?'`);
  }
}

/** The heap limit (megabytes) in options of Node.js; NaN when there is none. */
function heapOf(options) {
  return Number(/--max-old-space-size=(\d+)/.exec(options ?? '')?.[1]);
}

/** The megabytes of a size such as `512M` or `1G`; NaN of anything else. */
function megabytes(size) {
  const [, count, unit] = /^(\d+)([MG])$/.exec(size ?? '') ?? [];
  return Number(count) * (unit === 'G' ? 1024 : 1);
}

/** The seconds of a compose duration such as `20s`; NaN of anything else. */
function seconds(duration) {
  return Number(/^(\d+)s$/.exec(duration ?? '')?.[1]);
}

const file = join(root, 'docker-compose.yml');
checkSchema(file);
// The rules of the house look into a file that is right so far.
if (problems.length === 0) {
  const source = readFileSync(file, 'utf8');
  const dockerfile = readFileSync(join(root, 'server/Dockerfile'), 'utf8');
  const compose = parse(source, { merge: true });
  const { VARIABLES } = await tsImport('../server/config.ts', import.meta.url);
  for (const [name, service] of Object.entries(compose.services)) {
    checkService(name, service, compose, dockerfile);
    if (service.build) checkNode(name, service, VARIABLES);
  }
  const { app1, app2 } = compose.services;
  must(JSON.stringify(app1) === JSON.stringify(app2), 'services app1 and app2 differ');
  checkImage(dockerfile);
  checkUnit(readFileSync(join(root, 'server/deploy/lamplit.service'), 'utf8'));
  checkSecrets(source);
}

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log('docker-compose.yml, server/Dockerfile and the systemd unit are as they must be');
process.exitCode = problems.length > 0 ? 1 : 0;
