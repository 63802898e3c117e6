import { partsOf } from '@/lib/access/parts';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { leastOf } from '@/lib/fit/space';
import type { Home } from '@/lib/home/types';
import type { Ask } from './ask';

type OfHome = Pick<Ask, 'width' | 'height' | 'depth' | 'door' | 'postcode'>;

/** What the stored home says about the space for a kind and the way to it; null where it says nothing. */
export function askOfHome({ spaces, route, postcode }: Home, kind: Kind): OfHome {
  const { gap } = traitsOf(kind);
  const space = gap ? spaces[gap] : undefined;
  const doors = partsOf(route).flatMap((part) => (part.kind === 'doorway' ? [part.width] : []));
  return {
    width: leastOf(space?.widths ?? []),
    height: leastOf(space?.heights ?? []),
    depth: space?.depth ?? null,
    door: gap ? leastOf(doors) : null,
    postcode,
  };
}
