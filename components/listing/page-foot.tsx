import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Pagination } from '@/components/ui/pagination';
import { type Show, SHOWS } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { countWords, type ListingView } from '@/lib/listing/view';
import { href } from '@/lib/routing/href';
import type { ListingIds } from './ids';
import css from './page-foot.module.css';
import { spanWords } from './total-line';

const c = classes(css);

/** Returns the first and last page and those next to the current one, ascending; at most seven. */
export function pagesShown(current: number, pages: number): number[] {
  const near = [1, current - 1, current, current + 1, pages];
  if (current <= 3) near.push(2, 3, 4);
  if (current >= pages - 2) near.push(pages - 1, pages - 2, pages - 3);
  return [...new Set(near)].filter((page) => page >= 1 && page <= pages).toSorted((a, b) => a - b);
}

/** Below the list: how much of it is shown, a button for more, its other pages, and how it is ranked. */
export function PageFoot({ view, ids }: { view: ListingView; ids: ListingIds }) {
  const { place, query, listing, pages, whole } = view;
  const pageHref = (page: number) => listingHref(place.path, { ...query, page });
  const more =
    query.page === 1 && listing.total > query.show ? SHOWS.find((show) => show > query.show) : undefined;
  const hidden = whole - listing.total;
  return (
    <div className={c('foot')}>
      <p className="t-ui" data-total-below>
        {listing.products.length === listing.total
          ? `All ${countWords(listing.total, place.noun)} shown.`
          : `${spanWords(view)}.`}
        {hidden > 0
          ? ` The filters hide ${hidden.toLocaleString('en-GB')} of ${countWords(whole, place.noun)}.`
          : null}
      </p>
      {more ? (
        <Button type="submit" kind="second" form={ids.form} name="show" value={more} data-more={query.show}>
          Load {Math.min(more, listing.total) - query.show} more
        </Button>
      ) : null}
      {pages > 1 ? (
        <Pagination
          current={query.page}
          pages={pagesShown(query.page, pages).map((number) => ({ number, href: pageHref(number) }))}
          previous={query.page > 1 ? pageHref(query.page - 1) : undefined}
          next={query.page < pages ? pageHref(query.page + 1) : undefined}
        />
      ) : null}
      {listing.total > SHOWS[0] ? <ShowPhone shown={query.show} form={ids.form} /> : null}
      {hidden > 0 && !query.includeOutOfStock && !listing.isUnfiltered && pages === 1 ? (
        <Button type="submit" kind="second" form={ids.form} name="stock" value="all">
          {listing.outOfStock > 0 ? `Include out of stock (${listing.outOfStock})` : 'Include out of stock'}
        </Button>
      ) : null}
      <p className="t-small t-quiet">
        {query.sort === 'best'
          ? '“Best for you” goes by figures, prices and reviews alone.'
          : '“Most popular” means most bought here in 30 days.'}{' '}
        Makers cannot pay for a place. <a href={href('/how-we-rank')}>How we rank lists</a>
      </p>
    </div>
  );
}

/** Page size, for screens where the list's bar has no room for it (experience LIST-11). */
function ShowPhone({ shown, form }: { shown: Show; form: string }) {
  return (
    <div className={c('show')} role="group" aria-label="Products on a page">
      <span aria-hidden="true">Show</span>
      {SHOWS.map((show) => (
        <button
          key={show}
          type="submit"
          form={form}
          name="show"
          value={show}
          aria-label={`Show ${show} products`}
          aria-pressed={show === shown}
        >
          {show}
        </button>
      ))}
      <span aria-hidden="true">products</span>
    </div>
  );
}
