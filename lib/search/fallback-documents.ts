import { CardFragment } from '@/lib/catalogue/documents';
import { graphql } from '@/lib/platform/graphql';

/** What the platform finds by words, and what sells best where the words point to. */
export const FoundGoods = graphql(
  `
  query FoundGoods($words: SearchProductsFiltersInput!, $place: SearchProductsFiltersInput!, $withPlace: Boolean!, $most: Int!) {
    site {
      search {
        words: searchProducts(filters: $words) { products(first: $most) { edges { node { ...Card } } } }
        place: searchProducts(filters: $place, sort: BEST_SELLING) @include(if: $withPlace) {
          products(first: 48) { edges { node { ...Card } } }
        }
      }
    }
  }
`,
  [CardFragment],
);
