import { createLocalValue } from '@/lib/device/local-value';
import { parseRecent, RECENT } from './recent-rules';

/** What this shopper looked at last, on their device only; a press clears it. */
export const recent = createLocalValue<readonly number[]>(RECENT, parseRecent);
