'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { leaveForNewBuild } from '@/lib/build/client';
import { followForms } from './follow-forms';
import { followLinks } from './follow-links';

/** Turns presses on plain links into client navigations, and fetches a page ahead when a shopper means to go there; sends small forms in place. */
export function Navigator() {
  const router = useRouter();
  useEffect(
    () =>
      followLinks({
        go: (path) => {
          if (!leaveForNewBuild(path)) router.push(path);
        },
        fetchAhead: (path) => router.prefetch(path),
      }),
    [router],
  );
  useEffect(followForms, []);
  return null;
}
