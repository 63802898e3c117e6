import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { Problem } from './problem.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * The browser for tests: `$CHROMIUM_PATH`, Debian's, else Playwright's own. As root on Debian one is installed.
 * @throws Problem when there is none.
 */
export function findChromium(given: string | undefined = process.env['CHROMIUM_PATH']): string {
  const found = [given, DEBIAN_CHROMIUM, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (once) …');
    const install = 'apt-get update -q && apt-get install -y -q --no-install-recommends chromium';
    spawnSync('sh', ['-c', install], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  }
  throw new Problem(
    'There is no browser to test with.',
    'Install one: npx playwright install --with-deps chromium   (or name yours: CHROMIUM_PATH=/path/to/chromium)',
  );
}
