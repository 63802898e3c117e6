import { z } from 'zod';
import { METAFIELD_NAMESPACES } from '../../../services/data/metafields.ts';
import { type Check, type Context, ok, warning } from '../../types.ts';
import { storefrontOf } from '../../../services/storefront.ts';

const FEW = 10;

/** One alias for each namespace. */
const selected = (namespaces: readonly string[]): string =>
  namespaces
    .map((name) => `${name}: metafields(namespace: "${name}", first: 1) { edges { node { key } } }`)
    .join(' ');

const QUERY = `query DoctorMetafields { site {
  products(first: ${FEW}) { edges { node { ${selected(METAFIELD_NAMESPACES.products)} } } }
  brands(first: ${FEW}) { edges { node { ${selected(METAFIELD_NAMESPACES.brands)} } } }
} }`;

const NAMESPACES = Object.values(METAFIELD_NAMESPACES).flat();

const nodes = z
  .object({
    edges: z
      .array(z.object({ node: z.record(z.string(), z.object({ edges: z.array(z.unknown()).nullable() })) }))
      .nullable(),
  })
  .transform(({ edges }) => edges?.map(({ node }) => node) ?? []);

const answer = z.object({ site: z.object({ products: nodes, brands: nodes }) });

/** Checks whether metafields are visible. The storefront API silently omits those that it may not see. */
export function metafieldCheck(context: Context): Check {
  const storefront = storefrontOf(context);
  return {
    name: 'commerce/metafields',
    tried: `asked for the metafields of ${FEW} products and makers`,
    needs: ['commerce/product'],
    run: async () => {
      const { products, brands } = (await storefront(QUERY, answer)).site;
      const seen = NAMESPACES.filter((name) =>
        [...products, ...brands].some((node) => node[name]?.edges?.length),
      );
      const unseen = NAMESPACES.filter((name) => !seen.includes(name));
      const found = `seen: ${seen.join(', ') || 'none'}; not seen: ${unseen.join(', ') || 'none'}`;
      if (seen.length > 0) return ok(found);
      return warning(
        found,
        'Where there are any, give them the permission set read_and_sf_access: npm run provision.',
      );
    },
  };
}
