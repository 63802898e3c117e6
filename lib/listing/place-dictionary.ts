import type { Facet, ListingOutline } from '@/lib/catalogue/types';
import { type Dictionary, listingDictionary } from './dictionary';
import type { ListingPlace } from './view';

type Offering = Pick<ListingPlace, 'kinds' | 'base'>;

/** A maker's list offers no other makers, and one whose kinds stand above it offers none of them below. */
const offers = ({ kinds, base }: Offering, facet: Facet['kind']): boolean =>
  facet === 'category' ? kinds : facet !== 'brand' || base.brands === undefined;

/** Of outlines that many lists have alike: what their words are for lists that offer the same. */
const dictionaries = new WeakMap<ListingOutline, Map<string, Dictionary>>();

/** The words by which a list is narrowed. @param whole the list when nothing is chosen */
export function dictionaryOf(place: Offering, whole: ListingOutline): Dictionary {
  const facets = whole.facets.filter(({ kind }) => offers(place, kind));
  const key = facets.map((facet) => facet.key).join();
  const known = dictionaries.get(whole) ?? new Map<string, Dictionary>();
  dictionaries.set(whole, known);
  const dictionary = known.get(key) ?? listingDictionary(facets);
  known.set(key, dictionary);
  return dictionary;
}
