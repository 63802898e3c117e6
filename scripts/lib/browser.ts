import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installPackages } from './debian.ts';
import { Problem } from './problem.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * The browser for tests: `$CHROMIUM_PATH`, Debian's, else Playwright's own. As root on Debian one is installed.
 * @throws Problem when there is none.
 */
export function findChromium(given: string | undefined = process.env['CHROMIUM_PATH']): string {
  const found = [given, DEBIAN_CHROMIUM, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  installPackages('Chromium', ['chromium']);
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  throw new Problem(
    'There is no browser to test with.',
    'Install one: npx playwright install --with-deps chromium   (or name yours: CHROMIUM_PATH=/path/to/chromium)',
  );
}
