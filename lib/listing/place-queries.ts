import 'server-only';
import { getBrand, getCategory, getDestination } from '@/lib/catalogue/places/queries';
import type { Brand, Category } from '@/lib/catalogue/types';
import { brandPlace, categoryPlace, pathBelowAll } from './place';
import type { ListingPlace } from './view';

/** What is at the path of a listing. `elsewhere`: something that is not a listing. `moved`: redirect to `to`. */
export type ListingSpot =
  | { kind: 'category'; category: Category; all: boolean; place: ListingPlace }
  | { kind: 'brand'; brand: Brand; place: ListingPlace }
  | { kind: 'moved'; to: string }
  | { kind: 'elsewhere' }
  | { kind: 'none' };

/**
 * Returns what is at the path of a listing.
 * @param path of the shop: `/washing-machines`, `/laundry/all`, `/brands/tarnside`
 * @throws UnreachableError
 */
export async function getListingSpot(path: string): Promise<ListingSpot> {
  const category = pathBelowAll(path);
  const all = category !== null;
  const found = await getDestination(category ?? path);
  switch (found.kind) {
    case 'category': {
      const node = await getCategory(found.id);
      return node
        ? { kind: 'category', category: node, all, place: categoryPlace(node, all) }
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
