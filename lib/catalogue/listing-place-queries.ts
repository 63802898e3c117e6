import 'server-only';
import { brandPlace, categoryPlace } from './listing-place';
import type { ListingPlace } from './listing-view';
import { getBrand, getCategory, getDestination } from './place-queries';
import type { Brand, Category } from './types';

/** What stands at the path of a list. `elsewhere`: something that is no list; `moved`: follow `to`. */
export type ListingSpot =
  | { kind: 'category'; category: Category; all: boolean; place: ListingPlace }
  | { kind: 'brand'; brand: Brand; place: ListingPlace }
  | { kind: 'moved'; to: string }
  | { kind: 'elsewhere' }
  | { kind: 'none' };

/**
 * @param segments of the path: `['washing-machines']`, `['laundry', 'all']`, `['brands', 'tarnside']`
 * @throws UnreachableError
 */
export async function getListingSpot(segments: readonly string[]): Promise<ListingSpot> {
  const all = segments.length === 2 && segments[1] === 'all' && segments[0] !== 'brands';
  const found = await getDestination(`/${(all ? segments.slice(0, 1) : segments).join('/')}`);
  switch (found.kind) {
    case 'category': {
      const category = await getCategory(found.id);
      return category
        ? { kind: 'category', category, all, place: categoryPlace(category, all) }
        : { kind: 'none' };
    }
    case 'brand': {
      const brand = all ? null : await getBrand(found.id);
      return brand ? { kind: 'brand', brand, place: brandPlace(brand) } : { kind: 'none' };
    }
    case 'moved':
      return found;
    case 'none':
      return found;
    default:
      return all ? { kind: 'none' } : { kind: 'elsewhere' };
  }
}
