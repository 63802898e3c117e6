import type { Route } from '@/lib/access/route';
import { createLocalValue } from '@/lib/device/local-value';
import { HOME } from './kept';
import { parseHome, writeHome } from './rules';
import type { Home } from './types';

/**
 * What the shopper told of their home, for every tool that needs it. Asked for by them, so no consent is needed
 * (experience §1 L12); it is sent nowhere.
 */
export const home = createLocalValue<Home>(HOME, parseHome, writeHome);

/** Keeps some of it; the rest stays as it is. False when the browser keeps nothing. */
export const changeHome = (said: Partial<Home>): boolean => home.change((before) => ({ ...before, ...said }));

/** Keeps some of the way in. */
export const changeRoute = (said: Partial<Route>): boolean =>
  changeHome({ route: { ...home.read().route, ...said } });
