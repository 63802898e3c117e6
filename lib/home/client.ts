import type { Route } from '@/lib/access/route';
import { createLocalValue, useIsPassing } from '@/lib/device/local-value';
import { HOME } from './kept';
import { parseHome, writeHome } from './rules';
import type { Home } from './types';

/**
 * What the shopper entered about their home, for every tool that needs it. It is stored at their request, so no consent
 * is needed (experience §1 L12). Parts of it leave the device only with requests that the shopper makes, such as an
 * order.
 */
export const home = createLocalValue<Home>(HOME, parseHome, { write: writeHome, forVisit: true });

/**
 * Changes part of the stored home. False when the browser cannot store it; the change then lasts for the visit only.
 */
export const changeHome = (said: Partial<Home>): boolean => home.change((before) => ({ ...before, ...said }));

/** Changes part of the route into the home. */
export const changeRoute = (said: Partial<Route>): boolean =>
  changeHome({ route: { ...home.read().route, ...said } });

const FORGOTTEN =
  'What you enter will not be remembered on this device, because your browser blocks storage for this site. It lasts until you close or reload this page.';

/** Hint beside questions about the home on where the answers are stored: `kept`, or that they are not. */
export const useKeptWords = (kept: string): string => (useIsPassing(home) ? FORGOTTEN : kept);
