import type { Route } from '@/lib/access/route';
import { createLocalValue, useIsPassing } from '@/lib/device/local-value';
import { HOME } from './kept';
import { parseHome, writeHome } from './rules';
import type { Home } from './types';

/**
 * What the shopper told of their home, for every tool that needs it. Asked for by them, so no consent is needed
 * (experience §1 L12); it is sent nowhere.
 */
export const home = createLocalValue<Home>(HOME, parseHome, { write: writeHome, forVisit: true });

/** Keeps some of it; the rest stays as it is. False when the browser keeps nothing, and it holds for the visit alone. */
export const changeHome = (said: Partial<Home>): boolean => home.change((before) => ({ ...before, ...said }));

/** Keeps some of the way in. */
export const changeRoute = (said: Partial<Route>): boolean =>
  changeHome({ route: { ...home.read().route, ...said } });

const FORGOTTEN =
  'What you enter will not be remembered on this device, because your browser does not let the shop keep anything. It counts until you close this page or load it again.';

/** Says beside what is asked of the home where it is kept: as given, or that it is not. */
export const useKeptWords = (kept: string): string => (useIsPassing(home) ? FORGOTTEN : kept);
