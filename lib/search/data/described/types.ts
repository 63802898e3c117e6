import type { Kind } from '@/lib/catalogue/kinds/table';

/**
 * What things are for, as an encyclopaedia would tell it to who has no name for them: `is` what they do, `also` the
 * troubles they end and where they are met with.
 */
export type Described = { kinds: readonly Kind[]; is: string; also: string };
