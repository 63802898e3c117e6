'use client';

import { useEffect } from 'react';
import { consent } from '@/lib/consent/client';

type Props = { shown: readonly { id: number; path: string }[] };

/** Counts, after consent only, that three were shown, and remembers them in case one is bought. */
export function CountThree({ shown }: Props) {
  useEffect(() => {
    if (consent() !== 'given') return;
    void import('@/lib/search/three-client').then(({ noteThree }) => noteThree(shown));
  }, [shown]);
  return null;
}
