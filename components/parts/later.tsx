import { type ComponentType, Suspense, useMemo } from 'react';
import { part } from '@/lib/build/part-client';
import { lazyPart } from './lazy-part';
import { useDrawnByServer } from './use-drawn-by-server';

/**
 * A part of a page that is drawn with it and whose script comes after what the first screen needs. On a page that is
 * come to by a link it is shown together with the rest.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const New = lazyPart(load);
  // Without its script a part stays as the server drew it; an error would take the whole page away.
  const Drawn = lazyPart(() => part(load).catch(() => new Promise<ComponentType<P>>(() => {})));

  return function Later(props) {
    const drawn = useDrawnByServer();
    // Drawn anew, a part whose script is still on its way would be taken out until it is there.
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
