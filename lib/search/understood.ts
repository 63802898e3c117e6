import { capitalised } from '@/lib/i18n/capitalised';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { unanswered } from './answers';
import { asksShop, kindsOfTitle } from './help';
import { namesWares } from './named';
import type { FoundPage, FoundPlace, SearchView, Way } from './types';
import { type Engine, resultsHref } from './rules';
import { isForeignAlone, isForeignWare, sentencesOf, smallerWord } from './sentences';

/** What a results page says about how a query was understood. */
export type Understood = {
  sentences: readonly string[];
  /** The kind that the query names, and the address of the results without it; null if it names none. */
  kind: { label: string; without: string } | null;
  /** The department of that kind. */
  place: FoundPlace | null;
  guide: FoundPage | null;
  /** Results with one condition fewer, if nothing meets all of them. */
  ways: readonly Way[];
  /** Link to the results with products that fit a gap without filling it; null if none were left out. */
  smaller: { label: string; href: string } | null;
};

/** A query for more kinds than this, such as `gift`, has no single department. */
const MOST_KINDS = 12;

/**
 * Returns what a results page says about how its query was understood.
 * @param engine search of the page, which its links keep
 */
export function understoodOf(found: SearchView, engine: Engine): Understood {
  const { wish, leftOut, ahead, gaps, places, beside, pages } = found;
  const less = smallerWord(gaps);
  const { kindSaid, withoutKind, described } = wish;
  const isOfFew = wish.kinds.length > 0 && wish.kinds.length <= MOST_KINDS;
  const isOfKind = (place: FoundPlace) => kindsOfTitle(place.name).some((kind) => wish.kinds.includes(kind));
  return {
    sentences: sentencesOf({
      wish,
      leftOut: unanswered(leftOut, wish, pages),
      ahead,
      gaps,
      found: goodsOf(found),
      isHelped: pages.length > 0,
    }),
    kind:
      kindSaid && withoutKind
        ? {
            label: capitalised(described?.label ?? kindSaid),
            without: resultsHref(described?.without ?? withoutKind, engine),
          }
        : null,
    place: (isOfFew && places?.categories.find(isOfKind)) || null,
    guide: isOfFew ? beside : null,
    ways: found.ways.filter(({ label }) => unanswered([label], wish, pages)[0] !== ''),
    smaller: less ? { label: `${less} ones too`, href: boundedHref(found, engine) } : null,
  };
}

/** Address of the same results with everything that fits the gap. */
function boundedHref({ words, gaps }: SearchView, engine: Engine): string {
  const picks = gaps.flatMap(({ bound }) => bound ?? []);
  return listingHref(resultsHref(words, engine), { ...PLAIN_QUERY, picks });
}

/**
 * Returns the number of products to show: none for what this shop does not sell, nor for a question that pages answer.
 */
export function goodsOf({ wish, view, pages }: Pick<SearchView, 'wish' | 'view' | 'pages'>): number {
  const isNone =
    isForeignWare(wish) || isForeignAlone(wish) || (pages.length > 0 && asksShop(wish) && !namesWares(wish));
  return isNone ? 0 : view.whole;
}
