import { existsSync, globSync } from 'node:fs';
import { installPackages } from './debian.ts';

/** Debian's packages of the browsers that Playwright cannot drive, by what their engine is called. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

export type EngineName = keyof typeof PACKAGES;

/** The programs of an engine: the browser, and for WebKit what drives it and the screen that it is shown on. */
const PROGRAMS: Record<EngineName, () => string[]> = {
  firefox: () => ['/usr/bin/firefox-esr'],
  webkit: () => [
    globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] ?? '',
    '/usr/bin/WebKitWebDriver',
    '/usr/bin/Xvfb',
  ],
};

/**
 * The programs of an engine, or null where they are not installed. With `TEST_LONG=1` they are, as root on Debian.
 */
export function findEngine(name: EngineName): string[] | null {
  const found = () => {
    const programs = PROGRAMS[name]();
    return programs.every((path) => existsSync(path)) ? programs : null;
  };
  if (!found() && process.env['TEST_LONG'] === '1') installPackages(name, PACKAGES[name]);
  return found();
}

/** How an engine that is not there is had. */
export const wantedFor = (name: EngineName) =>
  `${name} is not installed: apt-get install ${PACKAGES[name].join(' ')}`;
