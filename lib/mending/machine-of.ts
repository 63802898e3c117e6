import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { MACHINES } from './data/machines';
import type { Machine } from './types';

/** Returns the repair data for a kind; null where there are none. */
export function machineOf(kind: Kind): Machine | null {
  const { set, figures } = traitsOf(kind);
  const called = (noun: string) => noun === set || noun === figures || noun === `cooker ${figures}`;
  return MACHINES.find(({ noun }) => noun === set) ?? MACHINES.find(({ noun }) => called(noun)) ?? null;
}
