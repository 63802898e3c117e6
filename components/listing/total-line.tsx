import { classes } from '@/components/ui/classes';
import { countWords, type ListingView } from '@/lib/listing/view';
import css from './list-bar.module.css';

const c = classes(css);

/** `12 of 74 washing machines`, or the total alone when no filter hides any. */
export function TotalLine({ view, large = false }: { view: ListingView; large?: boolean }) {
  const { listing, whole, place } = view;
  const isPart = listing.total < whole;
  const [all = '', ...noun] = countWords(isPart ? whole : listing.total, place.noun).split(' ');
  return (
    <p className={c('total', large && 'large')} data-total={listing.total}>
      <b>{listing.total.toLocaleString('en-GB')}</b>
      <span className={c('of')}>{` ${isPart ? `of ${all} ` : ''}${noun.join(' ')}`}</span>
    </p>
  );
}

/** Returns the total as announced to screen readers. */
export function totalWords({ listing, place }: ListingView): string {
  return countWords(listing.total, place.noun);
}

/** Returns `49 to 72 of 106 washing machines`, the range of the current page. */
export function spanWords({ listing, place, query }: ListingView): string {
  const first = (query.page - 1) * query.show + 1;
  return `${first} to ${first + listing.products.length - 1} of ${countWords(listing.total, place.noun)}`;
}

/** Returns what is announced when a link has led to another page of the list, or to a filtered list. */
export function pageWords(view: ListingView): string {
  return view.pages > 1 ? `Page ${view.query.page}, ${spanWords(view)}` : totalWords(view);
}
