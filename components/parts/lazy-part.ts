import { type ComponentType, lazy } from 'react';
import { part } from '@/lib/build/part-client';

/** A component whose script is fetched when it is first drawn; it suspends until then, however long the line is gone. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(async () => ({ default: await part(load) })) as ComponentType<P>;
