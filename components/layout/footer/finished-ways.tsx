'use client';

import { useFinished } from '@/components/parts/finished/use-finished';

/** @param markup name of the finished `FooterWays` */
export function FinishedWays({ markup }: { markup: string }) {
  const [ways] = useFinished<HTMLDivElement>('ways', markup);
  return <div {...ways} />;
}
