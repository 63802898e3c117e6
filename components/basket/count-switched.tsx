'use client';

import { useEffect } from 'react';
import { partIfThere } from '@/lib/build/part-client';
import { consent } from '@/lib/consent/client';

/** Counts an appliance that a form has just added to replace a broken one, only with consent. */
export function CountSwitched() {
  useEffect(() => {
    if (consent() !== 'given') return;
    void partIfThere(() => import('@/lib/search/three-client')).then((three) => three?.noteSwitched());
  }, []);
  return null;
}
