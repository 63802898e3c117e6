import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { freePort } from '../lib/ports.ts';

/** For tools from the Debian packages nginx and wrk, which are used if they are installed. */
const PATH = `${process.env['PATH']}:/usr/sbin`;
const env = { ...process.env, PATH };

export const missingTools = (): string[] =>
  [
    ['nginx', '-v'],
    ['wrk', '-v'],
  ].flatMap(([name = '', flag = '']) => (spawnSync(name, [flag], { env }).error ? name : []));

/** Requests per second of one address, by 16 clients that accept Brotli. */
export async function wrk(url: string, seconds: number): Promise<number> {
  const child = spawn('wrk', ['-t1', '-c16', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url], { env });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'close');
  return perSecondOf(said);
}

/** @param said the report that wrk prints at the end; NaN if any response was not successful */
export const perSecondOf = (said: string): number =>
  said.includes('Non-2xx')
    ? Number.NaN
    : Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(said)?.[1] ?? Number.NaN);

/** Headers of the connection rather than the response. */
const OF_THE_LINE = /^(connection|keep-alive|content-length|transfer-encoding|date)$/;

/** Starts nginx with the shop's responses for these paths: the same headers and the same bytes. */
export async function startNginx(origin: string, paths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const places = await Promise.all(paths.map((path, at) => placeOf(origin + path, folder, String(at))));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${join(folder, 'pid')}; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000; open_file_cache max=100;
  ${temporary.join(' ')}
  geo $dollar { default "$"; }
  server { listen 127.0.0.1:${port}; root ${folder}; ${places.join('\n')} }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { env, stdio: 'inherit' });
  const nginx = `http://127.0.0.1:${port}`;
  await listens(`${nginx}/0`, child);
  return {
    /** The address at which nginx serves the shop's response for a path. */
    addressOf: (path: string) => `${nginx}/${paths.indexOf(path)}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

async function placeOf(url: string, folder: string, name: string): Promise<string> {
  const { headers, body } = await request(url, { headers: { 'accept-encoding': 'br' } });
  writeFileSync(join(folder, name), Buffer.from(await body.arrayBuffer()));
  const { 'content-type': type, ...rest } = headers;
  const said = Object.entries(rest)
    .filter(([header]) => !OF_THE_LINE.test(header))
    .flatMap(([header, value]) =>
      [value ?? []].flat().map((each) => `add_header ${header} ${quoted(each)};`),
    );
  return `location = /${name} { types {} default_type ${quoted(String(type))}; ${said.join(' ')} }`;
}

/** In nginx a dollar sign begins a variable; `$dollar` is a variable that holds the sign itself. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('$', () => '${dollar}')}"`;

async function listens(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await (await fetch(url)).body?.cancel();
      return;
    } catch {
      // Not listening yet.
    }
  }
  throw new Error('nginx ended before it answered.');
}
