'use client';

import { useRouter } from 'next/navigation';
import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useIdle } from '@/components/parts/use-idle';
import { leaveForNewBuild, redirectedPath } from '@/lib/build/client';
import { dropDraftsAtSignOut } from '@/lib/forms/draft';
import { part } from '@/lib/build/part-client';
import { asksForDrafts } from '@/lib/routing/drafts';
import { type Departure, noteDepartures } from './departure';
import { followForms } from './follow-forms';
import { followLinks } from './follow-links';

const PageTurn = lazyPart(async () => (await import('./page-turn')).PageTurn);

/**
 * Turns presses on plain links into client navigations, sends small forms in place, and drops form drafts at sign-out.
 */
export function Navigator() {
  const router = useRouter();
  const idle = useIdle();
  const [turn, setTurn] = useState(0);
  const departure = useRef<Departure | null>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const note = (noted: Departure) => {
      departure.current = noted;
    };
    noteDepartures(note, listeners.signal);
    return () => listeners.abort();
  }, []);
  useEffect(
    () =>
      followLinks((pressed) => {
        const path = redirectedPath(pressed);
        if (leaveForNewBuild(path)) return;
        if (!path.startsWith('/')) return location.assign(path);
        // A single transition, so that the page turn is rendered together with the page that it leads to.
        startTransition(() => {
          setTurn((before) => before + 1);
          router.push(path);
        });
      }),
    [router],
  );
  useEffect(followForms, []);
  useEffect(dropDraftsAtSignOut, []);
  useEffect(() => {
    if (asksForDrafts(new URLSearchParams(location.search)))
      void part(() => import('./keep-drafts')).then(({ keepDrafts }) => keepDrafts());
  }, []);
  return idle ? (
    <Suspense>
      <PageTurn turn={turn} departure={departure} />
    </Suspense>
  ) : null;
}
