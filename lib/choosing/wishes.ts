import type { Kind } from '@/lib/catalogue/kinds/table';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { MATTERS } from './data/matters';
import { PRICE, RUNNING } from './types';

/** What can be asked for of a kind, in the order of the form: first the criteria of all kinds. */
export function wishesFor(kind: Kind): { name: string; ask: string }[] {
  const { figures, chore, cold } = traitsOf(kind);
  const matters = (figures && MATTERS[figures]) ?? [];
  return [
    { name: PRICE, ask: 'A low price' },
    ...(chore || cold ? [{ name: RUNNING, ask: 'Cheap to run' }] : []),
    ...matters.map(({ name, ask }) => ({ name, ask })),
  ];
}

/** What was asked for, in words; names that the kind does not have are left out. */
export const wishWords = (kind: Kind, wants: readonly string[]): string[] =>
  wishesFor(kind).flatMap(({ name, ask }) => (wants.includes(name) ? [ask.toLowerCase()] : []));
