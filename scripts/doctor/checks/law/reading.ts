import { z } from 'zod';
import type { AskStorefront } from '../../../services/storefront.ts';

/** Number of products read of each sort. */
export const FEW = 20;

const SOLD_WITH = `query DoctorSoldWith($attribute: String!, $values: [String!]!) { site { search { searchProducts(
  filters: { productAttributes: [{ attribute: $attribute, values: $values }], hideOutOfStock: false }
) { products(first: ${FEW}) { edges { node { name customFields(first: 50) { edges { node { name value } } } } } } } } } }`;

const MAKERS = `query DoctorMakers($after: String) { site { brands(first: 50, after: $after) {
  pageInfo { hasNextPage endCursor } edges { node {
  name contact: metafields(namespace: "maker", keys: ["contact"], first: 1) { edges { node { value } } }
} } } } }`;

const WARNINGS = `query DoctorWarnings { site { products(first: ${FEW}) { edges { node {
  name warnings: metafields(namespace: "safety", keys: ["warnings"], first: 1) { edges { node { value } } }
} } } } }`;

const list = <Node>(node: z.ZodType<Node>): z.ZodType<Node[]> =>
  z
    .object({ edges: z.array(z.object({ node })).nullable() })
    .transform(({ edges }) => edges?.map((edge) => edge.node) ?? []);

const values = list(z.object({ value: z.string() }));
const fields = list(z.object({ name: z.string(), value: z.string() }));
const found = z.object({
  site: z.object({
    search: z.object({
      searchProducts: z.object({ products: list(z.object({ name: z.string(), customFields: fields })) }),
    }),
  }),
});
const makers = z.object({
  site: z.object({
    brands: z.object({
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      edges: z.array(z.object({ node: z.object({ name: z.string(), contact: values }) })).nullable(),
    }),
  }),
});
const warnings = z.object({
  site: z.object({ products: list(z.object({ name: z.string(), warnings: values })) }),
});

export type Sold = { name: string; fields: ReadonlyMap<string, string> };

/** Products by the value of a custom field; none where the platform's plan cannot filter by it. */
export async function soldWith(
  storefront: AskStorefront,
  attribute: string,
  wanted: string[],
): Promise<Sold[]> {
  const answer = await storefront(SOLD_WITH, found, { attribute, values: wanted });
  return answer.site.search.searchProducts.products.map(({ name, customFields }) => ({
    name,
    fields: new Map(customFields.map((field) => [field.name, field.value])),
  }));
}

async function makersAfter(
  storefront: AskStorefront,
  after: string | null,
): Promise<z.infer<typeof makers>['site']['brands']> {
  return (await storefront(MAKERS, makers, { after })).site.brands;
}

/** All makers, and whether their address is stated. */
export async function makersOf(storefront: AskStorefront): Promise<{ name: string; isStated: boolean }[]> {
  const all: { name: string; contact: readonly unknown[] }[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await makersAfter(storefront, after);
    all.push(...(edges ?? []).map(({ node }) => node));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return all.map(({ name, contact }) => ({ name, isStated: contact.length > 0 }));
}

/** Number of products read, and of those with warnings. */
export async function warnedOf(storefront: AskStorefront): Promise<{ all: number; warned: number }> {
  const all = (await storefront(WARNINGS, warnings)).site.products;
  return { all: all.length, warned: all.filter((each) => each.warnings.length > 0).length };
}
