import type { Kind } from '@/lib/catalogue/kinds/table';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { MATTERS } from './data/matters';
import { PRICE, RUNNING } from './types';

/** What may be wished of a kind, as the form asks for it: first what matters of all of them. */
export function wishesFor(kind: Kind): { name: string; ask: string }[] {
  const { figures, chore, cold } = traitsOf(kind);
  const matters = (figures && MATTERS[figures]) ?? [];
  return [
    { name: PRICE, ask: 'A low price' },
    ...(chore || cold ? [{ name: RUNNING, ask: 'Cheap to run' }] : []),
    ...matters.map(({ name, ask }) => ({ name, ask })),
  ];
}

/** What was wished, in words; a name that the kind does not know is left out. */
export const wishWords = (kind: Kind, wants: readonly string[]): string[] =>
  wishesFor(kind).flatMap(({ name, ask }) => (wants.includes(name) ? [ask.toLowerCase()] : []));
