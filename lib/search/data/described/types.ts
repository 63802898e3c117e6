import type { Kind } from '@/lib/catalogue/kinds/table';

/**
 * What things are for, as an encyclopaedia would explain it to somebody who does not know their name. `is`: what they
 * do. `also`: the problems they solve and where they are found.
 */
export type Described = { kinds: readonly Kind[]; is: string; also: string };
