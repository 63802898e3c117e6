import { BASKETS } from './baskets';
import { CONTENT } from './content';
import { GOODS } from './goods';
import { LAW } from './law';
import { MANAGEMENT } from './management';
import { OTHERS } from './others';
import { SEARCH } from './search';
import { SETTINGS } from './settings';
import { VARIABLES } from './variables';
import type { Broken } from './types';

/** Every way in which a shop's services are broken in turn. */
export const BROKEN: readonly Broken[] = [
  ...VARIABLES,
  ...SETTINGS,
  ...GOODS,
  ...BASKETS,
  ...MANAGEMENT,
  ...LAW,
  ...CONTENT,
  ...SEARCH,
  ...OTHERS,
];
