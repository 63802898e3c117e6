import { ChipLink, Chips } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import type { CategoryNode } from '@/lib/catalogue/types';

/** Specification §8, word for word, and somewhere to go on. */
export function NothingFound({ departments }: { departments: readonly CategoryNode[] }) {
  return (
    <EmptyState title="No results found, try searching another term.">
      <p>A model number works with or without its dashes. Or go on from a department:</p>
      <Chips>
        {departments.map(({ id, name, path }) => (
          <ChipLink key={id} href={path}>
            {name}
          </ChipLink>
        ))}
      </Chips>
    </EmptyState>
  );
}
