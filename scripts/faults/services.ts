import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS, UPSTREAMS, WITHOUT_PARTS, type Upstream } from '../../sandbox/faults/faults.ts';
import type { Gate, GateFault } from './gate.ts';

/** A service that the shop depends on and that can be made to misbehave. */
export type Service = Readonly<{
  name: string;
  /** The possible faults. */
  faults: readonly string[];
  /** `none` repairs it. */
  set(fault: string): Promise<void>;
  /** Number of calls since the start. */
  calls(): Promise<number>;
}>;

const GATED: readonly GateFault[] = [
  'down',
  '5xx',
  '429',
  'slow',
  'hang',
  'malformed',
  'truncated',
  'unauthorised',
];

type Gated = 'mail' | 'redis' | 'postgres';

const faultsOfSandbox = (name: Upstream): readonly string[] =>
  FAULTS.filter((fault) => fault !== 'none' && (fault !== 'partial' || !WITHOUT_PARTS.has(name)));

/** The possible faults of each service. */
export const FAULTS_OF: Readonly<Record<Upstream | Gated | 'disk', readonly string[]>> = {
  ...(Object.fromEntries(UPSTREAMS.map((name) => [name, faultsOfSandbox(name)])) as Record<
    Upstream,
    readonly string[]
  >),
  mail: GATED,
  redis: GATED,
  postgres: GATED,
  disk: ['full', 'read-only'],
};

/** The services of the sandbox that the shop's server or a shopper's browser calls. */
export function sandboxServices(origin: string, token: string): Service[] {
  const control = async (init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/control/faults`, { headers, ...init });
    if (!answer.ok) throw new Error(`The sandbox refused a fault: ${await answer.text()}`);
    return (await answer.json()) as { calls?: Record<string, number> };
  };
  return UPSTREAMS.map((name) => ({
    name,
    faults: FAULTS_OF[name],
    async set(fault) {
      // Longer than any call waits, so that the shop ends the call and not the service.
      await control({ method: 'PUT', body: JSON.stringify({ upstream: name, fault, ms: 30_000 }) });
    },
    calls: async () => (await control()).calls?.[name] ?? 0,
  }));
}

export const gatedService = (name: Gated, gate: Gate): Service => ({
  name,
  faults: FAULTS_OF[name],
  set: async (fault) => gate.set(fault as GateFault),
  calls: async () => gate.calls(),
});

/** Mounts a disk of a few megabytes as the shop's data folder; undefined where mounting is not allowed. */
export function mountSmallDisk(folder: string): { service: Service; unmount(): void } | undefined {
  const mount = (...args: string[]) => spawnSync('mount', args).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=12m,mode=0700', 'faults', folder)) return undefined;
  const filler = join(folder, 'filler');
  return {
    service: {
      name: 'disk',
      faults: FAULTS_OF.disk,
      async set(fault) {
        mount('-o', 'remount,rw', folder);
        rmSync(filler, { force: true });
        if (fault === 'full') {
          const { bavail, bsize } = statfsSync(folder);
          writeFileSync(filler, Buffer.alloc(bavail * bsize));
        }
        if (fault === 'read-only') mount('-o', 'remount,ro', folder);
      },
      calls: async () => 0,
    },
    unmount: () => void spawnSync('umount', ['-l', folder]),
  };
}
