import { readSwitches } from '../../switches.ts';
import type { CommerceContext } from '../context.ts';
import { connectionOf, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { filtersOf } from './filters.ts';
import { foundProducts, type Wanted } from './found.ts';
import { type SearchArguments, wantedOf } from './wanted.ts';

interface Filtered {
  values: readonly object[];
}

/** Resolves the values of a facet, in pages of at most fifty like every connection. */
const values = ({ values }: Filtered, page: PageArguments): object => connectionOf(values, page);

export const searchResolvers: Resolvers = {
  SearchQueries: {
    searchProducts: (_: object, args: SearchArguments, { parts }: CommerceContext) => wantedOf(parts, args),
  },
  SearchProducts: {
    products: (wanted: Wanted, page: PageArguments, { parts }: CommerceContext) =>
      foundProducts(parts, wanted, page),
    filters: (wanted: Wanted, page: PageArguments, { parts }: CommerceContext) => {
      if (!readSwitches(parts.store).productFiltering) return connectionOf([], page);
      const { facets } = parts.search.search({ ...wanted, offset: 0, limit: 0, facets: true });
      return connectionOf(facets ? filtersOf(facets, wanted) : [], page);
    },
  },
  BrandSearchFilter: { brands: values },
  CategorySearchFilter: { categories: values },
  CategorySearchFilterItem: { subCategories: values },
  ProductAttributeSearchFilter: { attributes: values },
  RatingSearchFilter: { ratings: values },
};
