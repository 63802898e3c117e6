import { existsSync, globSync } from 'node:fs';
import { installPackages } from './debian.ts';
import { isLong } from './test-depth.ts';

/** Debian packages of the browsers that Playwright cannot drive, by engine. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;

export type EngineName = keyof typeof PACKAGES;

/** The programs of an engine: the browser, and for WebKit its driver and the virtual display. */
const PROGRAMS: Record<EngineName, () => string[]> = {
  firefox: () => ['/usr/bin/firefox-esr'],
  webkit: () => [
    globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] ?? '',
    '/usr/bin/WebKitWebDriver',
    '/usr/bin/Xvfb',
  ],
};

/**
 * Returns the programs of an engine, or null where they are not installed. With `npm test -- --long` they are installed, as
 * root on Debian.
 */
export function findEngine(name: EngineName): string[] | null {
  const found = () => {
    const programs = PROGRAMS[name]();
    return programs.every((path) => existsSync(path)) ? programs : null;
  };
  if (!found() && isLong) installPackages(name, PACKAGES[name]);
  return found();
}

/** How to install an engine that is missing. */
export const wantedFor = (name: EngineName) =>
  `${name} is not installed: apt-get install ${PACKAGES[name].join(' ')}`;
