import { NOTHING_SAID, parseHome, writeHome } from './rules';
import type { Home } from './types';

/** Whether anything was told of a home. */
export const isTold = (home: Home): boolean => !isSame(home, NOTHING_SAID);

/** Whether two say the same, whatever order their parts were told in. */
export const isSame = (one: Home, other: Home): boolean => asText(one) === asText(other);

const asText = (home: Home): string => JSON.stringify(parseHome(JSON.stringify(writeHome(home))));
