import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { Classified } from '@/lib/catalogue/types';
import { fitAtHome, type Spaces } from '@/lib/fit/at-home';
import { fitBadge } from '@/lib/fit/badge';
import css from './fit-badge.module.css';

const c = classes(css);

const ICONS = { yes: 'tick', measure: 'ruler', no: 'close' } as const;

/** Badge in a corner of a picture: whether the product fits the space measured for its kind. */
export function FitBadge({ product, spaces }: { product: Classified; spaces: Spaces }) {
  const fit = fitAtHome(product, spaces);
  if (!fit) return null;
  const { says, words } = fitBadge(fit);
  return (
    <span className={c('badge', says)} data-fit-badge>
      <Icon name={ICONS[says]} small />
      {words}
    </span>
  );
}
