import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '../lib/postgres.ts';
import { freePort } from '../lib/ports.ts';
import { hasRedis, startRedisServer } from '../lib/redis.ts';
import { type Stack, startStack } from '../lib/stack.ts';
import { openGate, REFUSALS } from './gate.ts';
import { gatedService, mountSmallDisk, sandboxServices, type Service } from './services.ts';

/** A shop with all services that it depends on, each of which can be made to misbehave. */
export type Stage = Readonly<{
  stack: Stack;
  services: readonly Service[];
  /** What cannot be tried on this machine, and why. */
  left: readonly string[];
  stop(): Promise<void>;
}>;

/** More than any plan allows: this tests faults, not quotas. */
const QUOTA = 1_000_000;

/** Starts a shop with the sandbox's services, and with mail, Redis and PostgreSQL behind gates. */
export async function openStage(): Promise<Stage> {
  const smtpPort = await freePort();
  const mail = await openGate({ port: smtpPort }, REFUSALS.mail);
  const env: Record<string, string> = {
    SANDBOX_SMTP_PORT: String(smtpPort),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SHOP_RENDERERS: '1',
  };
  const gated = [gatedService('mail', mail)];
  const ends: (() => unknown)[] = [mail.close];
  const left: string[] = [];

  if (hasRedis()) {
    const redis = await startRedisServer();
    const gate = await openGate({ port: redis.port }, REFUSALS.redis);
    env['REDIS_URL'] = `redis://127.0.0.1:${gate.port}`;
    gated.push(gatedService('redis', gate));
    ends.push(gate.close, () => redis.stop());
  } else left.push('redis: redis-server is not installed');

  if (hasPostgres) {
    const postgres = await startPostgres();
    const url = new URL(await postgres.database(), 'postgresql://');
    const gate = await openGate(
      { path: join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432') },
      REFUSALS.postgres,
    );
    env['DATABASE_URL'] = `postgresql://shop@127.0.0.1:${gate.port}${url.pathname}`;
    gated.push(gatedService('postgres', gate));
    ends.push(gate.close, () => postgres[Symbol.asyncDispose]());
  } else left.push('postgres: PostgreSQL is not installed');

  const stack = await startStack('faults', 'own', QUOTA, env);
  const own = sandboxServices(stack.sandbox, stack.env['SANDBOX_CONTROL_TOKEN'] ?? '');
  return {
    stack,
    services: [...own, ...gated],
    left,
    async stop() {
      await stack.stop();
      for (const end of ends) await end();
    },
  };
}

/** Starts a shop whose data folder is a small disk that fills up; undefined where mounting is not allowed. */
export async function openDiskStage(root: string): Promise<Stage | undefined> {
  const folder = join(root, '.data', 'test', 'faults-data');
  mkdirSync(folder, { recursive: true });
  const disk = mountSmallDisk(folder);
  if (!disk) return undefined;
  const stack = await startStack('faults-disk', 'own', QUOTA, { SHOP_DATA: folder, SHOP_RENDERERS: '1' });
  return {
    stack,
    services: [disk.service],
    left: [],
    async stop() {
      await stack.stop();
      disk.unmount();
    },
  };
}
