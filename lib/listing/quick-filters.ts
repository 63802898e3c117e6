import { chipText } from './chips';
import { facetHints } from './data/facet-hints';
import type { Dictionary } from './dictionary';
import type { FacetOption, FacetView } from './facet-view';

/** A filter offered above the listing with a single tap. It is also in its facet. */
export type QuickFilter = { key: string; token: string; label: string; count: number };

const MOST = 5;
/** Minimum number of products for a quick filter. */
const LEAST_PRODUCTS = 3;

/** Number of products that state the fact. */
const statedBy = ({ groups }: FacetView): number =>
  groups.flatMap(({ options }) => options).reduce((sum, { count }) => sum + count, 0);

/**
 * Returns at most one option of each promoted facet, in the order of the facets. Leaves out facets with a choice,
 * options with few products, and facts that most products do not state, such as the noise of hobs.
 */
export function quickFilters(views: readonly FacetView[], dictionary: Dictionary): QuickFilter[] {
  const most = Math.max(0, ...views.map(statedBy));
  return views
    .filter((view) => statedBy(view) * 2 >= most)
    .flatMap(({ key, groups }) => {
      const entry = dictionary.get(key);
      const how = entry?.kind === 'attribute' ? facetHints(entry.name).quick : undefined;
      const options = groups[0]?.options ?? [];
      if (!entry || !how || options.some(({ chosen }) => chosen)) return [];
      const option = promoted(how, options);
      return option
        ? [{ key, token: option.token, label: chipText(entry, [option.token]), count: option.count }]
        : [];
    })
    .slice(0, MOST);
}

function promoted(how: 'first' | 'most' | 'yes', options: readonly FacetOption[]): FacetOption | undefined {
  const open = options.filter(({ count }) => count >= LEAST_PRODUCTS);
  if (how === 'first') return open[0];
  if (how === 'yes') return open.find(({ token }) => token === 'yes');
  return open.reduce<FacetOption | undefined>(
    (best, one) => (best && best.count >= one.count ? best : one),
    undefined,
  );
}
