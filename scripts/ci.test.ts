import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

const read = (file: string): string => readFileSync(path.join(__dirname, '..', file), 'utf8');

interface Images {
  readonly services: Readonly<Record<string, { readonly image?: string }>>;
}
interface Workflow {
  readonly jobs: {
    readonly test: Images & {
      readonly container: { readonly image: string };
      readonly steps: readonly { run?: string }[];
    };
  };
}

const { test } = (parse(read('.github/workflows/ci.yml')) as Workflow).jobs;

describe('the workflow', () => {
  it('ends with what CI runs', () => {
    expect(test.steps.at(-1)).toEqual({ run: '.ci/run' });
  });

  it('tests with the services and the Node.js that run for others', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as Images;
    expect(test.services['postgres']?.image).toBe(services['postgres']?.image);
    expect(test.services['redis']?.image).toBe(services['redis']?.image);
    const node = /^ARG NODE=node:([\d.]+)-/m.exec(read('server/Dockerfile'))?.[1];
    expect(test.container.image).toBe(`node:${node ?? ''}-bookworm`);
    expect(read('.nvmrc').trim()).toBe(node?.split('.')[0]);
  });
});
