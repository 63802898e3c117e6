import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installPackages } from './debian.ts';
import { Problem } from './problem.ts';

/** Debian packages of Chromium, in order of preference: the headless one uses a fifth less processor time. */
const DEBIAN = ['chromium-headless-shell', 'chromium'];
const pathOf = (name: string) => `/usr/bin/${name}`;

/**
 * Finds the browser for tests: `$CHROMIUM_PATH`, Debian's, else Playwright's own. As root on Debian it is installed if
 * missing.
 * @throws Problem when there is none
 */
export function findChromium(given: string | undefined = process.env['CHROMIUM_PATH']): string {
  const places = [given, ...DEBIAN.map(pathOf), chromium.executablePath()];
  const found = places.find((path) => path && existsSync(path));
  if (found) return found;
  for (const name of DEBIAN) {
    installPackages('Chromium', [name]);
    if (existsSync(pathOf(name))) return pathOf(name);
  }
  throw new Problem(
    'There is no browser to test with.',
    'Install one: npx playwright install --with-deps chromium   (or name yours: CHROMIUM_PATH=/path/to/chromium)',
  );
}

/** The flag by which a browser finds a sandbox's pictures under the host name that pages use. */
export const picturesOf = (of: { sandbox: string; sandboxInPages: string }): string =>
  `--host-resolver-rules=MAP ${new URL(of.sandboxInPages).host} ${new URL(of.sandbox).host}`;
