import { type ComponentType, Suspense, useMemo } from 'react';
import { part } from '@/lib/build/part-client';
import { lazyPart } from './lazy-part';
import { useWasServerRendered } from './use-drawn-by-server';

/**
 * A part of a page that the server renders, and whose script loads after what the first screen needs. After a client
 * navigation it is shown together with the rest.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const New = lazyPart(load);
  // If its script cannot be loaded, the part stays as the server rendered it; an error would take down the whole page.
  const Drawn = lazyPart(() => part(load).catch(() => new Promise<ComponentType<P>>(() => {})));

  return function Later(props) {
    const drawn = useWasServerRendered();
    // Memoised because a re-render while its script is loading would remove the part until then.
    return useMemo(
      () =>
        drawn ? (
          <Suspense>
            <Drawn {...props} />
          </Suspense>
        ) : (
          <New {...props} />
        ),
      [drawn, props],
    );
  };
}
