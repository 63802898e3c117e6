'use client';

import { useSyncExternalStore } from 'react';
import { home } from './client';

/** The postcode for which dates are shown, written `LS6 3BN`; null on the server and until one is given. */
export const usePostcode = (): string | null =>
  useSyncExternalStore(
    home.subscribe,
    () => home.read().postcode,
    () => null,
  );
