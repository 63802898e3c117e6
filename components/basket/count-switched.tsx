'use client';

import { useEffect } from 'react';
import { consent } from '@/lib/consent/client';

/** Counts, after consent only, what a form has just put into the basket in the place of a broken one. */
export function CountSwitched() {
  useEffect(() => {
    if (consent() !== 'given') return;
    void import('@/lib/search/three-client').then(({ noteSwitched }) => noteSwitched());
  }, []);
  return null;
}
