'use client';

import { useEffect } from 'react';
import { partIfThere } from '@/lib/build/part-client';
import { consent } from '@/lib/consent/client';
import type { Bought } from '@/lib/search/insights-client';

type CountPurchaseProps = { order: number; lines: readonly Bought[] };

/** Reports the purchase to the search service, only with consent; its script is not loaded otherwise. */
export function CountPurchase({ order, lines }: CountPurchaseProps) {
  useEffect(() => {
    if (consent() !== 'given') return;
    void partIfThere(() => import('@/lib/search/purchase-client')).then((purchase) =>
      purchase?.notePurchase(order, lines),
    );
  }, [order, lines]);
  return null;
}
