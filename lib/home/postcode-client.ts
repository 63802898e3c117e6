'use client';

import { createLocalValue, useLocalValue } from '@/lib/device/local-value';
import { HOME, readKept, readPostcode } from './kept';

/** Of what is kept of the home the postcode alone, for what needs no more of it. */
const postcode = createLocalValue(HOME, (text) => readPostcode(readKept(text)));

/** The postcode for which dates are shown, written `LS6 3BN`; null on the server and until one is given. */
export const usePostcode = (): string | null => useLocalValue(postcode);
