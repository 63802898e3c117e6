import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useTransition } from 'react';
import { partIfThere } from '@/lib/build/part-client';
import type { ListingQuery } from '@/lib/listing/query';
import type { Enhanced } from './enhance/enhance';

export type EnhancedList = {
  path: string;
  query: ListingQuery;
  /** Id of the form that all controls of the list belong to. */
  formId: string;
  /** Announced once when a choice has changed the list. */
  said: string;
};

type Enhance = typeof import('./enhance/enhance').enhance;

let enhance: Enhance | null = null;
const load = async (): Promise<Enhance | null> => {
  enhance = (await partIfThere(() => import('./woken')))?.enhance ?? null;
  return enhance;
};

/**
 * Makes a list apply choices at once, which works as a plain form from the first byte. The script is loaded after the
 * page, and is ready at once for every further list. Where it cannot be loaded, the list stays the plain form.
 * @returns whether another state of the list is loading
 */
export function useEnhanced(
  root: RefObject<HTMLElement | null>,
  { path, query, formId, said }: EnhancedList,
): boolean {
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
        if (loaded && !left) start(loaded, place);
      });
    return () => {
      left = true;
      enhanced.current?.stop();
      enhanced.current = null;
    };
  }, [path, formId]);

  useEffect(() => enhanced.current?.show({ query, said }), [query, said]);

  return pending;
}
