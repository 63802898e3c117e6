import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { installPackages } from './debian.ts';

/** Debian packages of what several machines share and of the proxy in front of them, and how to detect each. */
const PACKAGES: Record<string, () => boolean> = {
  'nginx-light': () => existsSync('/usr/sbin/nginx'),
  'redis-server': () => spawnSync('redis-server', ['--version']).status === 0,
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
};

const missing = (): string[] => Object.keys(PACKAGES).filter((name) => !PACKAGES[name]?.());

/** Installs, as root on Debian, what the tests with several machines need. The packages' services are not used. */
export function installMachines(): void {
  const names = missing();
  if (names.length > 0) installPackages('nginx, Redis and PostgreSQL', names);
}

/** Says which packages are missing and how to install them; null when none is. */
export function wantedForMachines(): string | null {
  const names = missing();
  return names.length === 0
    ? null
    : `Not installed: apt-get install --no-install-recommends ${names.join(' ')}`;
}
