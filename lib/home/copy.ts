import { NOTHING_SAID, parseHome, writeHome } from './rules';
import type { Home } from './types';

/** Whether a home contains any answer. */
export const isTold = (home: Home): boolean => !isSame(home, NOTHING_SAID);

/** Whether two homes contain the same answers, whatever the order of their parts. */
export const isSame = (one: Home, other: Home): boolean => asText(one) === asText(other);

const asText = (home: Home): string => JSON.stringify(parseHome(JSON.stringify(writeHome(home))));
