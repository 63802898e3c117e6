import { createLocalValue } from '@/lib/device/local-value';
import { parseRecent, RECENT } from './recent-rules';

/** Products last viewed, stored on this device only; the shopper can clear them. */
export const recent = createLocalValue<readonly number[]>(RECENT, parseRecent);
