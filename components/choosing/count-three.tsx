'use client';

import { useEffect } from 'react';
import { partIfThere } from '@/lib/build/part-client';
import { consent } from '@/lib/consent/client';
import type { ThreeFrom } from '@/lib/search/insights-client';

type Props = { shown: readonly { id: number; path: string }[]; from: ThreeFrom };

/** Counts, only with consent, that three products were shown, and remembers them in case one is bought. */
export function CountThree({ shown, from }: Props) {
  useEffect(() => {
    if (consent() !== 'given') return;
    void partIfThere(() => import('@/lib/search/three-client')).then((three) =>
      three?.noteThree(shown, from),
    );
  }, [shown, from]);
  return null;
}
