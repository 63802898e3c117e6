'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followLinks } from './follow-links';

/** Turns presses on plain links into client navigations, and fetches a page ahead when a shopper means to go there. */
export function Navigator() {
  const router = useRouter();
  useEffect(
    () =>
      followLinks({
        // Paths come from the catalogue and the content service; the types of routes cannot know them.
        go: (path) => router.push(path as Parameters<typeof router.push>[0]),
        fetchAhead: (path) => router.prefetch(path as Parameters<typeof router.prefetch>[0]),
      }),
    [router],
  );
  return null;
}
