import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where that is possible without a prompt: as root on Debian. */
export function installPackages(what: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${what} for the tests (once) …`);
  const install = `apt-get update -q && apt-get install -y -q --no-install-recommends ${packages.join(' ')}`;
  spawnSync('sh', ['-c', install], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
