import type { Facet, ListingOutline } from '@/lib/catalogue/types';
import { type Dictionary, listingDictionary } from './dictionary';
import { TYPE } from './facets';
import type { ListingPlace } from './view';

type Offering = Pick<ListingPlace, 'kinds' | 'base'>;

/**
 * Whether a listing offers a facet. A maker's listing offers no other makers, and one with links to its sub-categories
 * offers no facet for them.
 */
const offers = ({ kinds, base }: Offering, facet: Facet['kind']): boolean =>
  facet === 'category' ? kinds : facet !== 'brand' || base.brands === undefined;

/** The facet of types, limited to the kinds of the listing. */
const ofKinds = (facet: Facet, types: readonly string[] | undefined): Facet =>
  types && facet.kind === 'attribute' && facet.key === TYPE
    ? { ...facet, values: facet.values.filter(({ value }) => types.includes(value)) }
    : facet;

/** Dictionaries per outline, by what the listing offers. Many listings share an outline. */
const dictionaries = new WeakMap<ListingOutline, Map<string, Dictionary>>();

/**
 * Returns the dictionary of a listing.
 * @param whole outline of the unfiltered listing
 */
export function dictionaryOf(place: Offering, whole: ListingOutline): Dictionary {
  const { types } = place.base;
  const facets = whole.facets.filter(({ kind }) => offers(place, kind));
  const key = [...facets.map((facet) => facet.key), '', ...(types ?? [])].join();
  const known = dictionaries.get(whole) ?? new Map<string, Dictionary>();
  dictionaries.set(whole, known);
  const dictionary = known.get(key) ?? listingDictionary(facets.map((facet) => ofKinds(facet, types)));
  known.set(key, dictionary);
  return dictionary;
}
