import { ChipLink } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { spacePicks } from '@/lib/fit/space-query';
import type { Space } from '@/lib/fit/types';
import { useListCount } from '@/lib/listing/count-client';
import css from './chip-row.module.css';

const c = classes(css);

type Props = { kind: GapKind; space: Space; path: string; query: string };

/** Filters a list by a space and shows the number of results. Renders nothing if the list has that filter already. */
export function FitsChip({ kind, space, path, query }: Props) {
  const picks = spacePicks(space, kind);
  const params = new URLSearchParams(query);
  if (picks.every(([key, value]) => params.get(key) === value)) return null;
  for (const [key, value] of picks) params.set(key, value);
  return <Counted href={`${path}?${params.toString().replaceAll('%2C', ',')}`} />;
}

function Counted({ href }: { href: string }) {
  const count = useListCount(href);
  // Not loaded yet, or the list cannot be filtered like that.
  if (count == null) return null;
  return (
    <ChipLink href={href} rel="nofollow">
      Fits my space <span className={c('count')}>{count}</span>
    </ChipLink>
  );
}
