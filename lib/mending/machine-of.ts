import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { MACHINES } from './data/machines';
import type { Machine } from './types';

/** What is known of the breaking of a kind of thing; null of what nothing is known of. */
export function machineOf(kind: Kind): Machine | null {
  const { set, figures } = traitsOf(kind);
  const called = (noun: string) => noun === set || noun === figures || noun === `cooker ${figures}`;
  return MACHINES.find(({ noun }) => noun === set) ?? MACHINES.find(({ noun }) => called(noun)) ?? null;
}
