import type { Facet, ListingOutline } from '@/lib/catalogue/types';
import { type Dictionary, listingDictionary } from './dictionary';
import { TYPE } from './facets';
import type { ListingPlace } from './view';

type Offering = Pick<ListingPlace, 'kinds' | 'base'>;

/** A maker's list offers no other makers, and one whose kinds stand above it offers none of them below. */
const offers = ({ kinds, base }: Offering, facet: Facet['kind']): boolean =>
  facet === 'category' ? kinds : facet !== 'brand' || base.brands === undefined;

/** Of kinds a list that is of some offers these and no others. */
const ofKinds = (facet: Facet, types: readonly string[] | undefined): Facet =>
  types && facet.kind === 'attribute' && facet.key === TYPE
    ? { ...facet, values: facet.values.filter(({ value }) => types.includes(value)) }
    : facet;

/** Of outlines that many lists have alike: what their words are for lists that offer the same. */
const dictionaries = new WeakMap<ListingOutline, Map<string, Dictionary>>();

/** The words by which a list is narrowed. @param whole the list when nothing is chosen */
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
