'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { allRows, useCompared } from '@/lib/compare/client';
import { compareHref } from '@/lib/compare/tray';

/** Redirects to the comparison of the ticked products when the URL names none. */
export function OpenTicked() {
  const router = useRouter();
  const skus = useCompared()
    .map(({ sku }) => sku)
    .join();
  useEffect(() => {
    if (skus.includes(',')) router.replace(compareHref(skus.split(','), allRows.read()));
  }, [router, skus]);
  return null;
}
