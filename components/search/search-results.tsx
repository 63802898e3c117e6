import { SaveButton } from '@/components/lists/save-button';
import { CardGrid } from '@/components/product/card-grid';
import { ProductCard } from '@/components/product/product-card';
import { Pagination } from '@/components/ui/pagination';
import { cardView } from '@/lib/catalogue/card-view';
import type { Listing } from '@/lib/catalogue/types';
import { PAGE_SIZE, pagesAround, type SearchQuery, searchHref } from '@/lib/search/rules';

type Props = { query: SearchQuery; listing: Listing; now: Date };

/** What was found, the best first, with how much there is above and below. */
export function SearchResults({ query, listing, now }: Props) {
  const last = Math.ceil(listing.total / PAGE_SIZE);
  const href = (page: number) => searchHref({ ...query, page });
  const counted = `${listing.total.toLocaleString('en-GB')} ${listing.total === 1 ? 'product' : 'products'}`;
  return (
    <>
      <p role="status">{counted} found, those in stock</p>
      <CardGrid>
        {listing.products.map((card, at) => (
          <ProductCard
            key={card.id}
            card={card}
            view={cardView(card, now)}
            anchors={card.anchors}
            heading="h2"
            eager={at < 4}
            save={<SaveButton product={{ id: card.id, name: card.name, price: card.price?.now }} />}
          />
        ))}
      </CardGrid>
      {last > 1 ? (
        <Pagination
          current={query.page}
          pages={pagesAround(query.page, last).map((number) => ({ number, href: href(number) }))}
          previous={query.page > 1 ? href(query.page - 1) : undefined}
          next={query.page < last ? href(query.page + 1) : undefined}
        />
      ) : null}
    </>
  );
}
