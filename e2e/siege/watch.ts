import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { ServerProcess } from '../lib/server';

/** The token for the figures of a server under siege. */
export const OPERATOR_TOKEN = 'siege-operator-token';

/** How a server is; what cannot be had is NaN. */
export interface Look {
  readonly rssMb: number;
  /** The most RSS has ever been. */
  readonly peakRssMb: number;
  readonly heapMb: number;
  /** Clients connected to its namespaces. */
  readonly sockets: number;
  readonly diskMb: number;
  /** The memory of TCP in the kernel, of all processes of this machine and at both ends. */
  readonly kernelMb: number;
}

const METRICS_MS = 5000;
const PAGE_BYTES = 4096;

/** Looks at a server from outside. */
export async function lookAt(server: ServerProcess): Promise<Look> {
  const metrics = await metricsOf(server);
  const of = (name: RegExp): number =>
    [...metrics.matchAll(name)].reduce((sum, [, value]) => sum + Number(value), 0) || NaN;
  const { rssMb, peakRssMb } = memoryOf(server);
  return {
    rssMb,
    peakRssMb,
    heapMb: of(/^nodejs_heap_size_used_bytes (\S+)$/gm) / 2 ** 20,
    sockets: of(/^game_connected_sockets\{[^}]*\} (\S+)$/gm),
    diskMb: sizeOf(server.dataDir) / 2 ** 20,
    kernelMb: kernelMb(),
  };
}

/** What a process has of memory, and had at most; NaN where the system does not tell. */
export function memoryOf({ pid }: Pick<ServerProcess, 'pid'>): Pick<Look, 'rssMb' | 'peakRssMb'> {
  const status = read(`/proc/${pid ?? 0}/status`);
  const kb = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? NaN);
  return { rssMb: kb('VmRSS') / 1024, peakRssMb: kb('VmHWM') / 1024 };
}

function kernelMb(): number {
  const pages = /^TCP: .* mem (\d+)/m.exec(read('/proc/net/sockstat'))?.[1];
  return (Number(pages ?? NaN) * PAGE_BYTES) / 2 ** 20;
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function metricsOf({ url }: ServerProcess): Promise<string> {
  try {
    const headers = { Authorization: `Bearer ${OPERATOR_TOKEN}` };
    const response = await fetch(`${url}/metrics`, { headers, signal: AbortSignal.timeout(METRICS_MS) });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
