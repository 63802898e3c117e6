import { type ComponentType, lazy } from 'react';
import { part } from '@/lib/build/part-client';

/**
 * A component whose script is loaded when it is first rendered. It suspends until then, however long the connection is
 * lost.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(async () => ({ default: await part(load) })) as ComponentType<P>;
