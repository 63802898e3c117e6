import { ChipLink } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { spacePicks } from '@/lib/fit/space-query';
import type { Space } from '@/lib/fit/types';
import { useListCount } from '@/lib/listing/count-client';
import css from './chip-row.module.css';

const c = classes(css);

type Props = { kind: GapKind; space: Space; path: string; query: string };

/** Narrows a list to what goes into a space, and says how much that is; nothing where it is narrowed so already. */
export function FitsChip({ kind, space, path, query }: Props) {
  const picks = spacePicks(space, kind);
  const params = new URLSearchParams(query);
  if (picks.every(([key, value]) => params.get(key) === value)) return null;
  for (const [key, value] of picks) params.set(key, value);
  return <Counted href={`${path}?${params.toString().replaceAll('%2C', ',')}`} />;
}

function Counted({ href }: { href: string }) {
  const count = useListCount(href);
  // Not known yet, or the list cannot be narrowed so.
  if (count == null) return null;
  return (
    <ChipLink href={href} rel="nofollow">
      Fits my space <span className={c('count')}>{count}</span>
    </ChipLink>
  );
}
