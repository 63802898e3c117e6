'use client';

import { useEffect } from 'react';
import { partIfThere } from '@/lib/build/part-client';
import { consent } from '@/lib/consent/client';

/** Counts, after consent only, what a form has just put into the basket in the place of a broken one. */
export function CountSwitched() {
  useEffect(() => {
    if (consent() !== 'given') return;
    void partIfThere(() => import('@/lib/search/three-client')).then((three) => three?.noteSwitched());
  }, []);
  return null;
}
