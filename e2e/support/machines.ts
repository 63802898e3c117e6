import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../scripts/lib/environment.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { stop } from '../../scripts/lib/processes.ts';
import { startShop } from '../../scripts/lib/servers.ts';
import { type Stack, startStack } from '../../scripts/lib/stack.ts';
import { startPostgres, type OwnPostgres } from '../../scripts/lib/postgres.ts';
import { type RealRedis, startRealRedis } from '../../tests/support/real-redis.ts';

const root = join(import.meta.dirname, '../..');
const CLOCK = new URL('../../scripts/lib/moved-clock.ts', import.meta.url).href;
const MINUTE_MS = 60_000;

export type Name = 'a' | 'b';
export const NAMES = ['a', 'b'] as const;

/** Two machines of one shop behind nginx, with their shared services. The clock of `b` is a minute ahead. */
export type Machines = AsyncDisposable & {
  /** Origin for shoppers; a header `x-machine: a` selects a machine. */
  origin: string;
  stack: Stack;
  postgres: OwnPostgres;
  redis: RealRedis;
  /** Returns a machine's own health report. */
  health(name: Name, path: 'ready' | 'start'): Promise<{ code: number; status: string; failing?: string[] }>;
  /** Ends a machine as a deployment does and starts it again; `anew` deletes its stored data. */
  restart(name: Name, how?: 'anew'): Promise<void>;
};

export async function startMachines(): Promise<Machines> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRealRedis()]);
  const [front, portOfA, portOfB] = [await freePort(), await freePort(), await freePort()];
  const ports = { a: portOfA, b: portOfB };
  const origin = `http://localhost:${front}`;
  const stack = await startStack('balanced', 'own', 1_000, {
    DATABASE_URL: await postgres.database(),
    REDIS_URL: redis.url,
    SHOP_RENDERERS: '1',
    PORT: String(ports.a),
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '127.0.0.1',
    LAME_DUCK_SECONDS: '2',
    SANDBOX_WEBHOOK_URL: `${origin}/api/webhooks/commerce`,
    SANDBOX_CONTENT_WEBHOOK_URL: `${origin}/api/webhooks/content`,
  });
  const envOfB: Environment = {
    ...stack.env,
    PORT: String(ports.b),
    SHOP_DATA: join(stack.env['SANDBOX_DATA'] ?? '', 'shop-b'),
    NODE_OPTIONS: `--import=${CLOCK}`,
    CLOCK_AHEAD: String(MINUTE_MS),
  };
  const startB = () => startShop(root, envOfB, stack.log);
  let b = await startB();
  const nginx = await startNginx(front, ports);

  return {
    origin,
    stack,
    postgres,
    redis,
    async health(name, path) {
      const answer = await fetch(`http://127.0.0.1:${ports[name]}/api/health/${path}`);
      return { code: answer.status, ...((await answer.json()) as { status: string; failing?: string[] }) };
    },
    async restart(name, how) {
      await (name === 'a' ? stack.stopShop('asked') : stop(b));
      const { SHOP_DATA: folder = '' } = name === 'a' ? stack.env : envOfB;
      if (how === 'anew') rmSync(folder, { recursive: true });
      if (name === 'a') return stack.startShop();
      b = await startB();
    },
    async [Symbol.asyncDispose]() {
      await nginx.stop();
      await stop(b);
      await stack.stop();
      await redis[Symbol.asyncDispose]();
      await postgres[Symbol.asyncDispose]();
    },
  };
}

/** Starts nginx in front of the machines; a request that one does not accept goes to the other. */
async function startNginx(port: number, { a, b }: Record<Name, number>) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const upstream = (name: string, ...of: number[]) =>
    `upstream ${name} { ${of.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 8; }`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${join(folder, 'pid')}; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off; ${temporary.join(' ')}
  ${upstream('both', a, b)} ${upstream('a', a)} ${upstream('b', b)}
  map $http_x_machine $machine { a a; b b; default both; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://$machine;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_buffers 16 64k; proxy_buffer_size 64k; proxy_busy_buffers_size 128k;
    }
  }
}
`,
  );
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { env, stdio: 'inherit' });
  for (let isUp = false; !isUp && child.exitCode === null; )
    isUp = await fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      () => true,
      () => false,
    );
  return {
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
