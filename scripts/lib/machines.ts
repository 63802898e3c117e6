import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { installPackages } from './debian.ts';

/** Debian's packages of what several machines share and stand behind, and how each is found. */
const PACKAGES: Record<string, () => boolean> = {
  'nginx-light': () => existsSync('/usr/sbin/nginx'),
  'redis-server': () => spawnSync('redis-server', ['--version']).status === 0,
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
};

const missing = (): string[] => Object.keys(PACKAGES).filter((name) => !PACKAGES[name]?.());

/** Installs, as root on Debian, what tests of several machines need. They are not started as services. */
export function installMachines(): void {
  const names = missing();
  if (names.length > 0) installPackages('nginx, Redis and PostgreSQL', names);
}

/** What is not installed of it and how it is had; null when all of it is there. */
export function wantedForMachines(): string | null {
  const names = missing();
  return names.length === 0
    ? null
    : `Not installed: apt-get install --no-install-recommends ${names.join(' ')}`;
}
