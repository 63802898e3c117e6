'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useTransition } from 'react';
import { part } from '@/lib/build/part-client';
import type { ListingQuery } from '@/lib/listing/query';
import type { Enhanced } from './enhance/enhance';

type ListingFrameProps = {
  path: string;
  query: ListingQuery;
  /** The form all controls of the list belong to. */
  formId: string;
  /** Spoken once when a choice has changed the list. */
  said: string;
  className?: string;
  children: ReactNode;
};

type Enhance = typeof import('./enhance/enhance').enhance;

let enhance: Enhance | null = null;
const load = async (): Promise<Enhance> => {
  ({ enhance } = await part(() => import('./enhance/enhance')));
  return enhance;
};

/**
 * The box around a list. It works as a plain form from the first byte; what makes it act at once is loaded when
 * the page is there, and is at hand for every list after the first.
 */
export function ListingFrame({ path, query, formId, said, className, children }: ListingFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  const enhanced = useRef<Enhanced | null>(null);
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  const start = useEffectEvent((make: Enhance, place: { path: string; formId: string }) => {
    if (!root.current) return;
    enhanced.current = make(root.current, {
      ...place,
      shown: { query, said },
      go: (href) => startTransition(() => router.push(href, { scroll: false })),
    });
  });

  useLayoutEffect(() => {
    let left = false;
    const place = { path, formId };
    if (enhance) start(enhance, place);
    else
      void load().then((loaded) => {
        if (!left) start(loaded, place);
      });
    return () => {
      left = true;
      enhanced.current?.stop();
      enhanced.current = null;
    };
  }, [path, formId]);

  useEffect(() => enhanced.current?.show({ query, said }), [query, said]);

  return (
    <div
      ref={root}
      className={className}
      data-listing
      data-view={query.view}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
    >
      {children}
    </div>
  );
}
