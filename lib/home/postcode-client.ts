'use client';

import { createLocalValue, useLocalValue } from '@/lib/device/local-value';
import { HOME, readKept, readPostcode } from './kept';

/** Only the postcode of the stored home, for pages that need no more of it. */
const postcode = createLocalValue(HOME, (text) => readPostcode(readKept(text)));

/** The postcode for which dates are shown, written `LS6 3BN`; null on the server and until one is entered. */
export const usePostcode = (): string | null => useLocalValue(postcode);
