import { capitalised } from '@/lib/i18n/capitalised';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { unanswered } from './answers';
import { asksShop, kindsOfTitle } from './help';
import { namesWares } from './named';
import type { FoundPage, FoundPlace, SearchView, Way } from './types';
import { type Engine, resultsHref } from './rules';
import { isForeignAlone, isForeignWare, sentencesOf, smallerWord } from './sentences';

/** What a results page says of how a question was read. */
export type Understood = {
  sentences: readonly string[];
  /** The kind that was named, and where it is looked for without it; null where no kind was. */
  kind: { label: string; without: string } | null;
  /** The department of that kind. */
  place: FoundPlace | null;
  guide: FoundPage | null;
  /** What is found with one condition less, where nothing has all of them. */
  ways: readonly Way[];
  /** What goes into a gap and does not fill it, and was left out; null where nothing was. */
  smaller: { label: string; href: string } | null;
};

/** What stands for more kinds than this, such as a gift, is of no one department. */
const MOST_KINDS = 12;

/** @param engine of the page, whose address the links keep */
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

/** The same results with all that goes into the gap. */
function boundedHref({ words, gaps }: SearchView, engine: Engine): string {
  const picks = gaps.flatMap(({ bound }) => bound ?? []);
  return listingHref(resultsHref(words, engine), { ...PLAIN_QUERY, picks });
}

/** How many goods a page has to show: none for what this shop does not sell, nor under a question that pages answer. */
export function goodsOf({ wish, view, pages }: Pick<SearchView, 'wish' | 'view' | 'pages'>): number {
  const isNone =
    isForeignWare(wish) || isForeignAlone(wish) || (pages.length > 0 && asksShop(wish) && !namesWares(wish));
  return isNone ? 0 : view.whole;
}
